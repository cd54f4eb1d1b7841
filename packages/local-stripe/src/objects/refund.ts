import type Stripe from 'stripe';
import { nulls } from '../looseStripeTypes.ts';
import { randomId } from './randomId.ts';

/** Options of a new refund. */
type RefundOptions = Pick<Stripe.Refund, 'amount' | 'created' | 'metadata' | 'reason' | 'status'>;

/** Fields that a new refund lacks. */
const absent = nulls<Stripe.Refund>()(
  'balance_transaction customer customer_account payment_method receipt_number source_transfer_reversal',
  'transfer_reversal',
);

/** Makes a refund of a charge. */
export function createRefund(charge: Stripe.Charge, options: RefundOptions): Stripe.Refund {
  return {
    ...absent,
    ...options,
    id: randomId('re_'),
    object: 'refund',
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
  };
}
