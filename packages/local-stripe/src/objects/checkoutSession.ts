import type Stripe from 'stripe';
import { randomId } from './randomId.ts';

/** What a new session is made of. */
interface SessionOptions {
  /** Where the hosted pages are, without a slash at the end. */
  origin: string;
  isLive: boolean;
  /** Seconds, as all times of Stripe. */
  created: number;
  /** Seconds. */
  expiresAt: number;
  /** In minor units. */
  amount: number;
  /** In lower case, as Stripe writes it. */
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  locale: Stripe.Checkout.Session.Locale | null;
  metadata: Stripe.Metadata;
  submitType: Stripe.Checkout.Session.SubmitType | null;
}

/** A session that waits for its payment, as Stripe answers it. What we do not offer is null, as where nobody uses it. */
export function createCheckoutSession(options: SessionOptions): Stripe.Checkout.Session {
  const id = randomId(options.isLive ? 'cs_live_' : 'cs_test_');
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: options.amount,
    amount_total: options.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: options.cancelUrl,
    client_reference_id: options.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: options.created,
    currency: options.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: options.customerEmail,
    discounts: [],
    expires_at: options.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: options.isLive,
    locale: options.locale,
    managed_payments: null,
    metadata: options.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: options.submitType,
    subscription: null,
    success_url: options.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${options.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}
