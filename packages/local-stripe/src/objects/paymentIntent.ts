import type Stripe from 'stripe';
import { randomId } from './randomId.ts';

/** What a new payment is made of. */
type IntentOptions = Pick<
  Stripe.PaymentIntent,
  'amount' | 'created' | 'currency' | 'description' | 'livemode' | 'metadata'
>;

/** A payment that has not been tried yet. */
export function createPaymentIntent(options: IntentOptions): Stripe.PaymentIntent {
  const id = randomId('pi_');
  return {
    ...options,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: randomId(`${id}_secret_`),
    confirmation_method: 'automatic',
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}
