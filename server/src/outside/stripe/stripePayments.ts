import { stripeRoutes } from '@quotient/contract';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { Clock } from '../../base/ports.ts';
import { askProvider } from '../../payments/askProvider.ts';
import {
  type AskedBy,
  CheckoutRefused,
  type PaymentEvent,
  type Payments,
  ProviderBusy,
} from '../../payments/provider.ts';
import { type CallBudget, createCallBudget } from './callBudget.ts';
import { parametersOf } from './checkoutParameters.ts';
import { isReturned, toReport } from './checkoutSession.ts';
import { readCheckout, refundsOf } from './readCheckout.ts';
import { eventTypes, readEvent, type StripeEvent, StripeEventSchema } from './webhook.ts';

/** API version of this adapter, fixed so that an update of the SDK doesn't change it silently. */
const STRIPE_API_VERSION = '2026-10-28.endive';

/** Longest time of one answer from Stripe; without one it is asked twice more. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

interface StripePaymentsOptions {
  secretKey: string;
  /** Signing secret of the webhook's endpoint. */
  webhookSecret: string;
  /** Origin of the API: Stripe's, or that of a compatible local server. */
  apiUrl: string;
  isLive: boolean;
  clock: Clock;
  /** Budget of calls. @default one for this process */
  budget?: CallBudget;
}

function createClient({ secretKey, apiUrl }: StripePaymentsOptions, ask: typeof fetch): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(ask),
  });
}

/** Returns true if Stripe, or our own budget, refuses because of too many calls. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 429;

/** Calls Stripe; rejects with `ProviderBusy` if Stripe reports too many calls. */
async function rejectBusy<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isTooMuch(error) ? new ProviderBusy('Stripe is asked too much.', { cause: error }) : error;
  }
}

/**
 * Returns true if Stripe has refused: nothing was made. For a key in use, and without an answer, the outcome is
 * unknown.
 */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 409;

/**
 * Stripe Checkout: its hosted page takes the money, and we ask for the outcome. Its webhook only triggers the
 * question.
 */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { webhookSecret, isLive, clock, budget = createCallBudget() } = options;
  const stripe = createClient(options, budget.fetchFor('event'));
  const asking: Record<AskedBy, Stripe> = {
    event: stripe,
    round: createClient(options, budget.fetchFor('round')),
    poll: createClient(options, budget.fetchFor('poll')),
    stranger: createClient(options, budget.fetchFor('stranger')),
  };

  /** Converts an event: which checkout to ask about. `undefined` if its payment wasn't made by a checkout. */
  async function toPaymentEvent(
    { id, data: { object } }: StripeEvent,
    client = stripe,
  ): Promise<PaymentEvent | undefined> {
    if (object.object === 'checkout.session')
      return { id, checkoutId: object.id, sessionId: object.client_reference_id ?? '' };
    if (object.payment_intent === null) return undefined;
    const { data } = await client.checkout.sessions.list({ payment_intent: object.payment_intent, limit: 1 });
    const [checkout] = data;
    return checkout && { id, checkoutId: checkout.id, sessionId: checkout.client_reference_id ?? '' };
  }

  return {
    isDemo: !isLive,
    async createCheckout(checkout) {
      try {
        const { id, url } = await stripe.checkout.sessions.create(parametersOf(checkout), {
          idempotencyKey: checkout.idempotencyKey,
        });
        if (!url) throw new CheckoutRefused('No checkout URL returned');
        return { id, url };
      } catch (error) {
        throw isRefusal(error) ? new CheckoutRefused(error.message, { cause: error }) : error;
      }
    },
    async retrieveCheckout(id, by = 'event') {
      // thousands of pages poll: calls over the budget skip the SDK
      if ((by === 'poll' || by === 'stranger') && budget.waitMs(by) > 0)
        throw new ProviderBusy('Stripe is asked too much.');
      return toReport(...(await rejectBusy(() => readCheckout(asking[by], id))), isLive);
    },
    async expireCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        // Decided meanwhile, or expired before: Stripe expires only open ones.
        if (!isRefusal(error)) throw error;
      }
    },
    refund: (id, idempotencyKey) =>
      rejectBusy(async () => {
        const [{ payment_intent }] = await readCheckout(stripe, id);
        if (!payment_intent) return;
        // A key always gets its first answer again, so a returned refund needs a new key.
        const returned = (await refundsOf(stripe, payment_intent.id)).filter(isReturned).length;
        const key = returned === 0 ? idempotencyKey : `${idempotencyKey}-${returned}`;
        await stripe.refunds.create({ payment_intent: payment_intent.id }, { idempotencyKey: key });
      }),
    listMissedEvents: (since) =>
      rejectBusy(async () => {
        const missed: PaymentEvent[] = [];
        const created = { gte: Math.floor(since / 1000) };
        // The SDK requests one page after another.
        for await (const listed of asking.round.events.list({
          delivery_success: false,
          types: [...eventTypes],
          created,
          limit: 100,
        })) {
          const parsed = v.safeParse(StripeEventSchema, listed);
          const event = parsed.success ? await toPaymentEvent(parsed.output, asking.round) : undefined;
          if (event) missed.push(event);
        }
        return missed.reverse(); // Stripe lists the newest first.
      }),
    mount({ mount, apply }) {
      mount(stripeRoutes.receiveStripeEvent, async ({ c }) => {
        const event = await readEvent({
          stripe,
          secret: webhookSecret,
          payload: await c.req.text(),
          signature: c.req.header('Stripe-Signature'),
          times: [clock.now(), Date.now()],
          isLive,
        });
        const paymentEvent = event && (await askProvider(toPaymentEvent(event)));
        if (paymentEvent) await apply(paymentEvent);
        return undefined;
      });
    },
  };
}
