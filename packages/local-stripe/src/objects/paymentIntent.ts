import type Stripe from 'stripe';
import { nulls } from '../looseStripeTypes.ts';
import { randomId } from './randomId.ts';

/** Options of a new payment. */
type IntentOptions = Pick<
  Stripe.PaymentIntent,
  'amount' | 'created' | 'currency' | 'description' | 'livemode' | 'metadata'
>;

/** Fields that a new payment lacks. */
const absent = nulls<Stripe.PaymentIntent>()(
  'allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at',
  'cancellation_reason customer customer_account excluded_payment_method_types last_payment_error',
  'latest_charge managed_payments next_action on_behalf_of payment_method',
  'payment_method_configuration_details payment_record processing receipt_email review setup_future_usage',
  'shipping source statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
);

/** Makes a payment that hasn't been tried yet. */
export function createPaymentIntent(options: IntentOptions): Stripe.PaymentIntent {
  const id = randomId('pi_');
  return {
    ...absent,
    ...options,
    id,
    object: 'payment_intent',
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: randomId(`${id}_secret_`),
    confirmation_method: 'automatic',
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    status: 'requires_payment_method',
  };
}
