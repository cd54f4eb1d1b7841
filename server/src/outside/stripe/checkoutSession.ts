import * as v from 'valibot';
import type { CheckoutReport } from '../../payments/provider.ts';

/** Payment of Stripe, with the fields about the money. */
const PaymentIntentSchema = v.object({
  id: v.string(),
  status: v.string(),
  latest_charge: v.nullish(
    v.object({
      refunded: v.boolean(),
      disputed: v.boolean(),
      amount_refunded: v.number(),
      payment_method_details: v.nullish(v.object({ type: v.string() })),
    }),
  ),
});

/** Checkout session of Stripe with its payment and charge expanded, as far as we read it. */
export const StripeCheckoutSchema = v.object({
  id: v.string(),
  object: v.literal('checkout.session'),
  mode: v.string(),
  livemode: v.boolean(),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['paid', 'unpaid', 'no_payment_required']),
  amount_total: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  client_reference_id: v.nullable(v.string()),
  metadata: v.nullable(v.record(v.string(), v.string())),
  url: v.nullish(v.string()),
  success_url: v.nullish(v.string()),
  payment_intent: v.nullable(PaymentIntentSchema),
  customer_details: v.nullish(
    v.object({
      email: v.nullish(v.string()),
      address: v.nullish(v.object({ country: v.nullish(v.string()) })),
    }),
  ),
});

/** Checkout session of Stripe, as far as we read it. */
export type StripeCheckout = v.InferOutput<typeof StripeCheckoutSchema>;

/** A dispute of Stripe. The time is in seconds since the epoch. */
export const StripeDisputeSchema = v.object({
  id: v.string(),
  status: v.string(),
  reason: v.string(),
  evidence_details: v.object({ due_by: v.nullable(v.number()) }),
});

/** A refund of Stripe. */
export const StripeRefundSchema = v.object({ amount: v.number(), status: v.nullable(v.string()) });

/** One of a payment's refunds. */
export type StripeRefund = v.InferOutput<typeof StripeRefundSchema>;

/** Returns true if a refund's money has come back to us. */
export const isReturned = ({ status }: StripeRefund): boolean => status === 'failed' || status === 'canceled';

/** One of a payment's disputes. */
export type StripeDispute = v.InferOutput<typeof StripeDisputeSchema>;

/** Returns true for an inquiry, which holds no money back. */
const isInquiry = ({ status }: StripeDispute) => status.startsWith('warning_');

/** The states of a payment that is still being carried out by a bank. */
const waiting = ['processing', 'requires_action', 'requires_capture', 'requires_confirmation'];

/** Returns true if the bank holds the money back. An unknown state counts as that: it opens nothing. */
const isOpen = (dispute: StripeDispute) =>
  !isInquiry(dispute) && dispute.status !== 'won' && dispute.status !== 'lost';

/** Disputes and refunds of a checkout, from separate requests. */
export interface StripeBranches {
  disputes: readonly StripeDispute[];
  refunds: readonly StripeRefund[];
}

/**
 * Refunded amount, in minor units. The charge counts a refund when it is made; Stripe's documentation doesn't specify
 * if one that fails weeks later is subtracted. So the refunds themselves decide.
 */
function refundedOf(
  { payment_intent }: StripeCheckout,
  refunds: readonly StripeRefund[],
): number | undefined {
  const counted = payment_intent?.latest_charge?.amount_refunded;
  if (counted === undefined || refunds.length === 0) return counted;
  const standing = refunds.filter((refund) => !isReturned(refund));
  return Math.min(
    counted,
    standing.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** Status of a checkout. A partial refund leaves it paid; a lost dispute has returned the money. */
function statusOf(checkout: StripeCheckout, { disputes, refunds }: StripeBranches): CheckoutReport['status'] {
  const { status, payment_status, payment_intent, amount_total } = checkout;
  if (status === 'open') return 'open';
  if (status === 'expired') return 'closed';
  if (payment_status === 'unpaid')
    return payment_intent && waiting.includes(payment_intent.status) ? 'processing' : 'failed';
  const isRefunded =
    payment_intent?.latest_charge?.refunded &&
    (refunds.length === 0 || (refundedOf(checkout, refunds) ?? 0) >= (amount_total ?? 0));
  if (isRefunded || disputes.some((each) => each.status === 'lost')) return 'refunded';
  return disputes.some(isOpen) ? 'disputed' : 'paid';
}

/** Converts Stripe's checkout to our report. `isLive`: our key is a live one. */
export function toReport(
  checkout: StripeCheckout,
  branches: StripeBranches,
  isLive: boolean,
): CheckoutReport {
  const dispute = branches.disputes.find(isOpen);
  const { mode, livemode, amount_total, currency, client_reference_id, metadata, url, success_url } =
    checkout;
  const refundedMinor = refundedOf(checkout, branches.refunds);
  const { email, address } = checkout.customer_details ?? {};
  const means = checkout.payment_intent?.latest_charge?.payment_method_details?.type;
  return {
    status: statusOf(checkout, branches),
    amountMinor: amount_total ?? -1,
    currency: (currency ?? '').toUpperCase(),
    sessionId: client_reference_id ?? '',
    idempotencyKey: metadata?.[ATTEMPT_FIELD] ?? '',
    url: url ?? null,
    isOurKind: mode === 'payment' && livemode === isLive,
    ...(success_url && { successUrl: success_url }),
    ...(email && { email }),
    ...(address?.country && { country: address.country }),
    ...(means && { means }),
    ...(refundedMinor !== undefined && { refundedMinor }),
    ...(dispute && {
      dispute: {
        id: dispute.id,
        reason: dispute.reason,
        ...(dispute.evidence_details.due_by !== null && { answerBy: dispute.evidence_details.due_by * 1000 }),
      },
    }),
  };
}

/** Name of our attempt in the metadata at Stripe. */
export const ATTEMPT_FIELD = 'attempt';
/** Name of our test session there. */
export const SESSION_FIELD = 'test_session';
