import * as v from 'valibot';
import type { CheckoutReport } from '../../ports.ts';

/** A payment of Stripe, as far as it tells what became of the money. */
const PaymentIntentSchema = v.object({
  id: v.string(),
  status: v.string(),
  latest_charge: v.nullish(
    v.object({ refunded: v.boolean(), disputed: v.boolean(), amount_refunded: v.number() }),
  ),
});

/** A checkout session of Stripe with its payment and charge expanded: what we read of it. */
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
  payment_intent: v.nullable(PaymentIntentSchema),
});

type StripeCheckout = v.InferOutput<typeof StripeCheckoutSchema>;

/** A dispute of Stripe. The time is in seconds since the epoch. */
export const StripeDisputeSchema = v.object({
  status: v.string(),
  reason: v.string(),
  evidence_details: v.object({ due_by: v.nullable(v.number()) }),
});

/** One of a payment's disputes. */
export type StripeDispute = v.InferOutput<typeof StripeDisputeSchema>;

/** States of a dispute in which the bank holds the money back. An inquiry (`warning_…`) holds nothing back. */
const openDisputes = ['needs_response', 'under_review'];

/** The states of a payment that is still being carried out by a bank. */
const waiting = ['processing', 'requires_action', 'requires_capture', 'requires_confirmation'];

const isOpen = ({ status }: StripeDispute) => openDisputes.includes(status);

/** What became of a checkout. A refund of a part leaves it paid; a lost dispute has given the money back. */
function statusOf(
  { status, payment_status, payment_intent }: StripeCheckout,
  disputes: readonly StripeDispute[],
): CheckoutReport['status'] {
  if (status === 'open') return 'open';
  if (status === 'expired') return 'closed';
  if (payment_status === 'unpaid')
    return payment_intent && waiting.includes(payment_intent.status) ? 'processing' : 'failed';
  if (payment_intent?.latest_charge?.refunded || disputes.some((each) => each.status === 'lost'))
    return 'refunded';
  return disputes.some(isOpen) ? 'disputed' : 'paid';
}

/** What Stripe says of a checkout, in our words. `isLive`: whether our key is a live one. */
export function toReport(
  checkout: StripeCheckout,
  disputes: readonly StripeDispute[],
  isLive: boolean,
): CheckoutReport {
  const dispute = disputes.find(isOpen);
  const { mode, livemode, amount_total, currency, client_reference_id, metadata, url } = checkout;
  const refundedMinor = checkout.payment_intent?.latest_charge?.amount_refunded;
  return {
    status: statusOf(checkout, disputes),
    amountMinor: amount_total ?? -1,
    currency: (currency ?? '').toUpperCase(),
    sessionId: client_reference_id ?? '',
    idempotencyKey: metadata?.[ATTEMPT_FIELD] ?? '',
    url: url ?? null,
    isOurKind: mode === 'payment' && livemode === isLive,
    ...(refundedMinor !== undefined && { refundedMinor }),
    ...(dispute && {
      dispute: {
        reason: dispute.reason,
        ...(dispute.evidence_details.due_by !== null && { answerBy: dispute.evidence_details.due_by * 1000 }),
      },
    }),
  };
}

/** Names our attempt in the metadata of what Stripe keeps of it. */
export const ATTEMPT_FIELD = 'attempt';
/** Names our test session there. */
export const SESSION_FIELD = 'test_session';
