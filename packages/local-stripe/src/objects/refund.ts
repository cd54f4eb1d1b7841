import type Stripe from 'stripe';
import { randomId } from './randomId.ts';

/** What a new refund is made of. */
type RefundOptions = Pick<Stripe.Refund, 'amount' | 'created' | 'metadata' | 'reason' | 'status'>;

/** Money that goes back from a charge. */
export function createRefund(charge: Stripe.Charge, options: RefundOptions): Stripe.Refund {
  return {
    ...options,
    id: randomId('re_'),
    object: 'refund',
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
}
