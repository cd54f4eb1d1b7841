import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  created,
  currency,
  expandPaths,
  integer,
  type Literals,
  metadata,
  notOffered,
  oneOf,
  type ParameterTable,
  pagination,
  text,
  url,
} from './formFields.ts';

type Params = Stripe.Checkout.SessionCreateParams;

/** Eight digits, the largest amount of most currencies. */
const MAX_AMOUNT = 99_999_999;

const productData = v.strictObject({
  name: text(),
  description: v.optional(text()),
  images: v.optional(v.pipe(v.array(url), v.maxLength(8, 'parameter_too_long'))),
  metadata: v.optional(metadata),
  tax_code: notOffered,
  tax_details: notOffered,
  unit_label: notOffered,
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>);

const priceData = v.strictObject({
  currency,
  product: notOffered,
  product_data: productData,
  recurring: notOffered,
  tax_behavior: v.optional(
    oneOf<Literals<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.TaxBehavior>>({
      exclusive: true,
      inclusive: true,
      unspecified: true,
    }),
  ),
  unit_amount: integer(0, MAX_AMOUNT),
  unit_amount_decimal: notOffered,
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>);

const lineItem = v.strictObject({
  adjustable_quantity: notOffered,
  metadata: notOffered,
  price: notOffered,
  price_data: priceData,
  quantity: integer(1, 999_999),
  tax_rates: notOffered,
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.LineItem>);

const paymentIntentData = v.strictObject({
  application_fee_amount: notOffered,
  capture_method: notOffered,
  description: v.optional(text(1000)),
  metadata: v.optional(metadata),
  on_behalf_of: notOffered,
  receipt_email: notOffered,
  setup_future_usage: notOffered,
  shipping: notOffered,
  statement_descriptor: notOffered,
  statement_descriptor_suffix: notOffered,
  transfer_data: notOffered,
  transfer_group: notOffered,
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.PaymentIntentData>);

/** Prices are never converted here, so it can only be switched off. */
const adaptivePricing = v.strictObject({
  enabled: v.picklist(['false'], 'not_supported'),
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.AdaptivePricing>);

const locale = oneOf<Literals<Stripe.Checkout.SessionCreateParams.Locale>>({
  auto: true,
  bg: true,
  cs: true,
  da: true,
  de: true,
  el: true,
  en: true,
  'en-GB': true,
  es: true,
  'es-419': true,
  et: true,
  fi: true,
  fil: true,
  fr: true,
  'fr-CA': true,
  'hi-IN': true,
  hr: true,
  hu: true,
  id: true,
  it: true,
  ja: true,
  ko: true,
  lt: true,
  lv: true,
  ms: true,
  mt: true,
  nb: true,
  nl: true,
  pl: true,
  pt: true,
  'pt-BR': true,
  ro: true,
  ru: true,
  sk: true,
  sl: true,
  sv: true,
  th: true,
  tr: true,
  vi: true,
  zh: true,
  'zh-HK': true,
  'zh-TW': true,
});

/** `checkout.sessions.create`. */
export const SessionCreateSchema = v.strictObject({
  adaptive_pricing: v.optional(adaptivePricing),
  after_expiration: notOffered,
  allow_promotion_codes: notOffered,
  allowed_payment_method_types: notOffered,
  automatic_tax: notOffered,
  billing_address_collection: notOffered,
  branding_settings: notOffered,
  cancel_url: v.optional(url),
  client_reference_id: v.optional(text(200)),
  consent_collection: notOffered,
  currency: v.optional(currency),
  custom_fields: notOffered,
  custom_text: notOffered,
  customer: notOffered,
  customer_account: notOffered,
  customer_creation: notOffered,
  customer_email: v.optional(text(800)),
  customer_update: notOffered,
  discounts: notOffered,
  excluded_payment_method_types: notOffered,
  expand: expandPaths,
  expires_at: v.optional(integer()),
  integration_identifier: notOffered,
  invoice_creation: notOffered,
  line_items: v.pipe(
    v.array(lineItem),
    v.minLength(1, 'parameter_invalid_empty'),
    v.maxLength(100, 'parameter_too_long'),
  ),
  locale: v.optional(locale),
  managed_payments: notOffered,
  metadata: v.optional(metadata, {}),
  mode: oneOf<'payment'>({ payment: true }),
  name_collection: notOffered,
  optional_items: notOffered,
  origin_context: notOffered,
  payment_intent_data: v.optional(paymentIntentData, {}),
  payment_method_collection: notOffered,
  payment_method_configuration: notOffered,
  payment_method_data: notOffered,
  payment_method_options: notOffered,
  permissions: notOffered,
  phone_number_collection: notOffered,
  redirect_on_completion: notOffered,
  return_url: notOffered,
  saved_payment_method_options: notOffered,
  setup_intent_data: notOffered,
  shipping_address_collection: notOffered,
  shipping_options: notOffered,
  submit_type: v.optional(
    oneOf<Exclude<Literals<Stripe.Checkout.SessionCreateParams.SubmitType>, 'subscribe'>>({
      auto: true,
      book: true,
      donate: true,
      pay: true,
    }),
  ),
  subscription_data: notOffered,
  success_url: url,
  tax_id_collection: notOffered,
  ui_mode: v.optional(oneOf<'hosted_page'>({ hosted_page: true })),
  wallet_options: notOffered,
} satisfies ParameterTable<Params>);

/** `checkout.sessions.list`. */
export const SessionListSchema = v.strictObject({
  ...pagination,
  created,
  customer: notOffered,
  customer_account: notOffered,
  customer_details: notOffered,
  expand: expandPaths,
  payment_intent: v.optional(text()),
  payment_link: notOffered,
  status: v.optional(
    oneOf<Literals<Stripe.Checkout.SessionListParams.Status>>({ complete: true, expired: true, open: true }),
  ),
  subscription: notOffered,
} satisfies ParameterTable<Stripe.Checkout.SessionListParams>);

/** `checkout.sessions.retrieve` and `expire`. */
export const SessionExpandSchema = v.strictObject({
  expand: expandPaths,
} satisfies ParameterTable<Stripe.Checkout.SessionRetrieveParams & Stripe.Checkout.SessionExpireParams>);
