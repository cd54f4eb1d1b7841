import type Stripe from 'stripe';
import * as v from 'valibot';
import { ApiError } from '../../base/errors.ts';

/** Allowed difference between a signature's time and one of our clocks, in either direction: Stripe's own figure. */
const TOLERANCE_SECONDS = 300;

const sessionId = v.nullish(v.string());
const CheckoutObjectSchema = v.object({
  id: v.string(),
  object: v.literal('checkout.session'),
  client_reference_id: sessionId,
});
/** A refund, a charge or a dispute: each names its payment. */
const PaymentObjectSchema = v.object({
  object: v.picklist(['charge', 'refund', 'dispute']),
  payment_intent: v.nullable(v.string()),
});

/** Fields of an event that we read. Its object is only a pointer: Stripe is asked for the current state. */
export const StripeEventSchema = v.object({
  id: v.string(),
  object: v.literal('event'),
  type: v.string(),
  livemode: v.boolean(),
  data: v.object({ object: v.variant('object', [CheckoutObjectSchema, PaymentObjectSchema]) }),
});

/** Event that may change the state of a payment. */
export type StripeEvent = v.InferOutput<typeof StripeEventSchema>;

/** Events that the endpoint in Stripe's dashboard needs; others change nothing for us. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.Event['type'][];

interface Received {
  stripe: Stripe;
  secret: string;
  /** Body, byte by byte as it came. */
  payload: string;
  /** The header `Stripe-Signature`. */
  signature: string | undefined;
  /** Possible current times, in ms since the epoch: our clock's and the machine's, which may already be right. */
  times: readonly number[];
  isLive: boolean;
}

/**
 * Reads the event of a request to our webhook; `undefined` for a type that we don't use. Throws `webhook_refused`
 * unless Stripe signed exactly this body for our mode, within five minutes of one of `times`.
 */
export async function readEvent(received: Received): Promise<StripeEvent | undefined> {
  const { stripe, secret, payload, signature = '', times, isLive } = received;
  // The SDK only checks the age: it would accept a signature from the future, and one whose time isn't a number.
  const stamps = signature.split(',').filter((part) => part.startsWith('t='));
  const signedAt =
    /^t=\d{1,12}$/.test(stamps[0] ?? '') && stamps.length === 1 ? Number(stamps[0]?.slice(2)) : Number.NaN;
  const now = times.find((time) => Math.abs(time / 1000 - signedAt) <= TOLERANCE_SECONDS);
  if (now === undefined) throw new ApiError('webhook_refused');
  let event: unknown;
  try {
    event = await stripe.webhooks.constructEventAsync(
      payload,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now,
    );
  } catch {
    throw new ApiError('webhook_refused');
  }
  if (!v.is(v.object({ type: v.string() }), event)) throw new ApiError('webhook_refused');
  if (!v.is(v.object({ type: v.picklist(eventTypes) }), event)) return undefined;
  const parsed = v.safeParse(StripeEventSchema, event);
  if (!parsed.success || parsed.output.livemode !== isLive) throw new ApiError('webhook_refused');
  return parsed.output;
}
