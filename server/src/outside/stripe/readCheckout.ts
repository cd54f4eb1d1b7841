import Stripe from 'stripe';
import * as v from 'valibot';
import { ApiError } from '../../base/errors.ts';
import {
  type StripeBranches,
  type StripeCheckout,
  StripeCheckoutSchema,
  StripeDisputeSchema,
  StripeRefundSchema,
} from './checkoutSession.ts';

async function retrieve(stripe: Stripe, id: string): Promise<StripeCheckout> {
  const expand = ['payment_intent.latest_charge'];
  try {
    return v.parse(StripeCheckoutSchema, await stripe.checkout.sessions.retrieve(id, { expand }));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.statusCode === 404)
      throw new ApiError('checkout_not_found');
    throw error;
  }
}

/** The refunds of a payment, newest first. */
export const refundsOf = async (stripe: Stripe, paymentIntent: string) =>
  v.parse(
    v.array(StripeRefundSchema),
    (await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })).data,
  );

/** Reads a checkout session, and the disputes and refunds of its payment if its charge has any. */
export async function readCheckout(stripe: Stripe, id: string): Promise<[StripeCheckout, StripeBranches]> {
  const checkout = await retrieve(stripe, id);
  const { payment_intent } = checkout;
  if (!payment_intent?.latest_charge) return [checkout, { disputes: [], refunds: [] }];
  const { disputed, amount_refunded } = payment_intent.latest_charge;
  const disputes = disputed
    ? (await stripe.disputes.list({ payment_intent: payment_intent.id, limit: 100 })).data
    : [];
  const refunds = amount_refunded > 0 ? await refundsOf(stripe, payment_intent.id) : [];
  return [checkout, { disputes: v.parse(v.array(StripeDisputeSchema), disputes), refunds }];
}
