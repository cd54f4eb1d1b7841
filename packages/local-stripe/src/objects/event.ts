import type Stripe from 'stripe';
import { randomId } from './randomId.ts';
import type { StripeEvent, StripeObject } from './stripeObjects.ts';

/** Version of Stripe's API in all answers and events: the SDK's. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive';

/** Possible events, and the object of each. */
export interface EventSubjects {
  'charge.dispute.closed': Stripe.Dispute;
  'charge.dispute.created': Stripe.Dispute;
  'charge.dispute.funds_reinstated': Stripe.Dispute;
  'charge.dispute.funds_withdrawn': Stripe.Dispute;
  'charge.dispute.updated': Stripe.Dispute;
  'charge.refund.updated': Stripe.Refund;
  'charge.refunded': Stripe.Charge;
  'checkout.session.async_payment_failed': Stripe.Checkout.Session;
  'checkout.session.async_payment_succeeded': Stripe.Checkout.Session;
  'checkout.session.completed': Stripe.Checkout.Session;
  'checkout.session.expired': Stripe.Checkout.Session;
  'refund.created': Stripe.Refund;
  'refund.failed': Stripe.Refund;
  'refund.updated': Stripe.Refund;
}

/** API request that caused an event; both null if the page, the dashboard or the time did. */
export type Cause = Stripe.Event.Request;

/** Makes an event with the object as it is now: a later change of the object doesn't change its events. */
export const createEvent = (
  type: keyof EventSubjects,
  object: StripeObject & { livemode?: boolean },
  { created, isLive, cause }: { created: number; isLive: boolean; cause: Cause },
): StripeEvent => ({
  id: randomId('evt_'),
  object: 'event',
  api_version: API_VERSION,
  created,
  data: { object: structuredClone(object) },
  livemode: object.livemode ?? isLive,
  pending_webhooks: 0,
  request: cause,
  type,
});
