import type Stripe from 'stripe';
import { nulls } from '../looseStripeTypes.ts';
import { randomId } from './randomId.ts';

/** Options of a new session. */
interface SessionOptions {
  /** Address of the hosted pages, without a slash at the end. */
  origin: string;
  isLive: boolean;
  /** Seconds, as all times of Stripe. */
  created: number;
  /** Seconds. */
  expiresAt: number;
  /** Amount in minor units. */
  amount: number;
  /** Currency in lower case, as Stripe writes it. */
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  clientReferenceId: string | null;
  customerEmail: string | null;
  locale: Stripe.Checkout.Session.Locale | null;
  metadata: Stripe.Metadata;
  submitType: Stripe.Checkout.Session.SubmitType | null;
}

/** Fields that a new session lacks. */
const absent = nulls<Stripe.Checkout.Session>()(
  'after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection',
  'client_secret collected_information consent consent_collection currency_conversion customer',
  'customer_account customer_details integration_identifier invoice managed_payments origin_context',
  'payment_intent payment_link payment_method_configuration_details permissions recovered_from',
  'saved_payment_method_options setup_intent shipping_address_collection shipping_cost subscription',
  'wallet_options',
);

/** Makes an unpaid session in the form of Stripe's answer. Features that we don't offer are null, as if unused. */
export function createCheckoutSession(options: SessionOptions): Stripe.Checkout.Session {
  const id = randomId(options.isLive ? 'cs_live_' : 'cs_test_');
  return {
    ...absent,
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: options.amount,
    amount_total: options.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: options.cancelUrl,
    client_reference_id: options.clientReferenceId,
    created: options.created,
    currency: options.currency,
    custom_fields: [],
    custom_text: nulls<Stripe.Checkout.Session.CustomText>()(
      'after_submit shipping_address submit terms_of_service_acceptance',
    ),
    customer_creation: 'if_required',
    customer_email: options.customerEmail,
    discounts: [],
    expires_at: options.expiresAt,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        ...nulls<Stripe.Checkout.Session.InvoiceCreation.InvoiceData>()(
          'account_tax_ids custom_fields description footer issuer rendering_options',
        ),
        metadata: {},
      },
    },
    livemode: options.isLive,
    locale: options.locale,
    metadata: options.metadata,
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: 'open',
    submit_type: options.submitType,
    success_url: options.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${options.origin}/c/pay/${id}`,
  };
}
