import type Stripe from 'stripe';
import { nulls } from '../looseStripeTypes.ts';
import { randomId } from './randomId.ts';

/** What a new refund is made of. */
type RefundOptions = Pick<Stripe.Refund, 'amount' | 'created' | 'metadata' | 'reason' | 'status'>;

/** What a new refund has nothing of. */
const absent = nulls<Stripe.Refund>()(
  'balance_transaction customer customer_account payment_method receipt_number source_transfer_reversal',
  'transfer_reversal',
);

/** Money that goes back from a charge. */
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
