import type Stripe from 'stripe';
import { type Account, noRequest } from '../account.ts';
import { StripeFailure } from '../api/stripeFailure.ts';
import {
  type ChargeStatus,
  createCharge,
  failureCodes,
  type Method,
  settleCharge,
} from '../objects/charge.ts';
import type { Cause } from '../objects/event.ts';
import { createPaymentIntent } from '../objects/paymentIntent.ts';
import type { World } from '../objects/stripeObjects.ts';

type Session = Stripe.Checkout.Session;

/** Customer of a completed session: made up, because the page asks for no name. */
const customer: Stripe.Checkout.Session.CustomerDetails = {
  address: null,
  business_name: null,
  email: 'jenny.rosen@example.com',
  individual_name: null,
  name: 'Jenny Rosen',
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
};

/** Session that still waits for a payment. Throws if it doesn't. */
function openSession(account: Account, id: string): { world: World; session: Session } {
  const world = account.worldOf(id);
  const session = world.get('checkout.session', id);
  if (session.status !== 'open')
    throw new StripeFailure(`This checkout session is ${session.status}, not open.`);
  return { world, session };
}

/** Payment of a session. As at Stripe, it is made by the first try to pay. */
function intentOf(account: Account, world: World, session: Session): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string') return world.get('payment_intent', session.payment_intent);
  const { description, metadata } = world.orders.get(session.id)?.intent ?? {};
  const intent = world.add(
    createPaymentIntent({
      amount: session.amount_total ?? 0,
      created: account.now(),
      currency: session.currency ?? '',
      description: description ?? null,
      livemode: world.isLive,
      metadata: metadata ?? {},
    }),
  );
  session.payment_intent = intent.id;
  return intent;
}

/** Fields of the payment after an attempt. */
const intentFields = {
  succeeded: (intent: Stripe.PaymentIntent) => ({
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    next_action: null,
  }),
  pending: () => ({ status: 'processing', last_payment_error: null, next_action: null }),
  failed: (_, method) => ({
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'card_error',
      code: failureCodes[method],
      message: 'The payment was declined.',
      ...(method === 'card' && { decline_code: 'generic_decline' }),
    },
  }),
} satisfies Record<
  ChargeStatus,
  (intent: Stripe.PaymentIntent, method: Method) => Partial<Stripe.PaymentIntent>
>;

/**
 * Tries to pay an open session. Declined, it stays open; otherwise it is complete, and paid if the money has arrived.
 */
export function attempt(account: Account, id: string, method: Method, status: ChargeStatus): Session {
  const { world, session } = openSession(account, id);
  const intent = intentOf(account, world, session);
  const charge = world.add(createCharge(intent, { created: account.now(), method, status }));
  Object.assign(intent, intentFields[status](intent, method), { latest_charge: charge.id });
  if (status === 'failed') return session;
  Object.assign(session, {
    status: 'complete',
    payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
    customer_details: customer,
    url: null,
  } satisfies Partial<Session>);
  account.tell(world, 'checkout.session.completed', session);
  return session;
}

/** Makes the card's bank ask for authentication: the session stays open, and its payment waits. */
export function askForAuthentication(account: Account, id: string): Session {
  const { world, session } = openSession(account, id);
  const intent = intentOf(account, world, session);
  Object.assign(intent, {
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  } satisfies Partial<Stripe.PaymentIntent>);
  return session;
}

/** Fails the authentication of the holder: nothing is charged, and the session can still be paid. */
export function failAuthentication(account: Account, id: string): Session {
  const { world, session } = openSession(account, id);
  Object.assign(intentOf(account, world, session), {
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'The card was not authenticated.',
    },
  } satisfies Partial<Stripe.PaymentIntent>);
  return session;
}

/** Carries out the debit of a completed session as the bank, or refuses it. Throws without one. */
export function settle(account: Account, id: string, status: 'succeeded' | 'failed'): Session {
  const world = account.worldOf(id);
  const session = world.get('checkout.session', id);
  const intent = session.payment_intent
    ? world.get('payment_intent', String(session.payment_intent))
    : undefined;
  if (intent?.status !== 'processing' || typeof intent.latest_charge !== 'string')
    throw new StripeFailure('This checkout session waits for no bank.');
  settleCharge(world.get('charge', intent.latest_charge), status);
  Object.assign(intent, intentFields[status](intent, 'sepa_debit'));
  if (status === 'succeeded') session.payment_status = 'paid';
  account.tell(world, `checkout.session.async_payment_${status}`, session);
  return session;
}

/** Closes an open session permanently. Throws unless it is open. */
export function expireSession(account: Account, id: string, cause: Cause = noRequest): Session {
  const { world, session } = openSession(account, id);
  session.status = 'expired';
  session.url = null;
  if (typeof session.payment_intent === 'string')
    Object.assign(world.get('payment_intent', session.payment_intent), {
      status: 'canceled',
      canceled_at: account.now(),
      cancellation_reason: 'automatic',
      next_action: null,
    } satisfies Partial<Stripe.PaymentIntent>);
  account.tell(world, 'checkout.session.expired', session, cause);
  return session;
}

/** Closes sessions after their end. */
export function expireOldSessions(account: Account): void {
  for (const world of [account.test, account.live])
    for (const session of world.all('checkout.session'))
      if (session.status === 'open' && session.expires_at <= account.now())
        expireSession(account, session.id);
}
