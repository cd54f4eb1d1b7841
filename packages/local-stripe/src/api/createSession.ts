import type Stripe from 'stripe';
import type * as v from 'valibot';
import { createCheckoutSession } from '../objects/checkoutSession.ts';
import type { CallContext } from './call.ts';
import type { SessionCreateSchema } from './sessionParameters.ts';
import { StripeFailure } from './stripeFailure.ts';

type Params = v.InferOutput<typeof SessionCreateSchema>;

const HALF_AN_HOUR_SECONDS = 1800;
const DAY_SECONDS = 86_400;

/** Smallest amounts that Stripe accepts, in minor units; half a unit of the major one for others. */
const smallest: Record<string, number> = {
  aed: 200,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};
const SMALLEST_ELSEWHERE = 50;

/** End of the session; a day from now by default. Throws outside of Stripe's limits. */
function expiry({ expires_at }: Params, now: number): number {
  if (expires_at === undefined) return now + DAY_SECONDS;
  if (expires_at < now + HALF_AN_HOUR_SECONDS || expires_at > now + DAY_SECONDS)
    throw new StripeFailure('expires_at must lie 30 minutes to 24 hours ahead.', { param: 'expires_at' });
  return expires_at;
}

/** Price to pay, in the one currency of all items. */
function total({ line_items, currency }: Params): { amount: number; currency: string } {
  const prices = line_items.map(({ price_data, quantity }) => ({ ...price_data, quantity }));
  const [common = ''] = new Set([...(currency ? [currency] : []), ...prices.map((price) => price.currency)]);
  const odd = prices.findIndex((price) => price.currency !== common);
  if (odd !== -1)
    throw new StripeFailure('All items must have the same currency.', {
      param: `line_items[${odd}][price_data][currency]`,
    });
  const amount = prices.reduce((sum, { unit_amount, quantity }) => sum + unit_amount * quantity, 0);
  const least = smallest[common] ?? SMALLEST_ELSEWHERE;
  if (amount < least)
    throw new StripeFailure(`The total must be at least ${least} in minor units of ${common}.`, {
      code: 'amount_too_small',
      param: 'line_items',
    });
  return { amount, currency: common };
}

/** Runs `checkout.sessions.create` with parsed parameters. */
export function createSession(
  params: Params,
  { account, world, origin }: CallContext,
): Stripe.Checkout.Session {
  const created = account.now();
  const session = world.add(
    createCheckoutSession({
      ...total(params),
      origin,
      isLive: world.isLive,
      created,
      expiresAt: expiry(params, created),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      customerEmail: params.customer_email ?? null,
      locale: params.locale ?? null,
      metadata: params.metadata,
      submitType: params.submit_type ?? null,
    }),
  );
  world.orders.set(session.id, {
    lines: params.line_items.map(({ price_data, quantity }) => ({
      name: price_data.product_data.name,
      description: price_data.product_data.description,
      amount: price_data.unit_amount * quantity,
      quantity,
    })),
    intent: params.payment_intent_data,
  });
  return session;
}
