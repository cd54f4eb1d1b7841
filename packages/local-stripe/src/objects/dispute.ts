import type Stripe from 'stripe';
import { nulls } from '../looseStripeTypes.ts';
import { randomId } from './randomId.ts';

const WEEK_SECONDS = 604_800;

const noEvidence = nulls<Stripe.Dispute.Evidence>()(
  'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure',
  'cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip',
  'customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id',
  'product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation',
  'service_date service_documentation shipping_address shipping_carrier shipping_date',
  'shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text',
);

/** Makes a dispute of a charge by the cardholder's bank: the answer is due in a week. */
export function createDispute(charge: Stripe.Charge, created: number, reason: string): Stripe.Dispute {
  return {
    id: randomId('du_'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, enhanced_evidence: {} },
    evidence_details: {
      due_by: created + WEEK_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: null },
    },
    reason,
    status: 'needs_response',
  };
}
