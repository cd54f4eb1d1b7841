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
  ...notOffered<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>()(
    'tax_code tax_details unit_label',
  ),
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>);

const priceData = v.strictObject({
  currency,
  product_data: productData,
  tax_behavior: v.optional(
    oneOf<Literals<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.TaxBehavior>>()(
      'exclusive inclusive unspecified',
    ),
  ),
  unit_amount: integer(0, MAX_AMOUNT),
  ...notOffered<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>()(
    'product recurring unit_amount_decimal',
  ),
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>);

const lineItem = v.strictObject({
  price_data: priceData,
  quantity: integer(1, 999_999),
  ...notOffered<Stripe.Checkout.SessionCreateParams.LineItem>()(
    'adjustable_quantity metadata price tax_rates',
  ),
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.LineItem>);

const paymentIntentData = v.strictObject({
  description: v.optional(text(1000)),
  metadata: v.optional(metadata),
  ...notOffered<Stripe.Checkout.SessionCreateParams.PaymentIntentData>()(
    'application_fee_amount capture_method on_behalf_of receipt_email setup_future_usage shipping',
    'statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
  ),
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.PaymentIntentData>);

/** Parameter that can only be switched off, because prices are never converted here. */
const adaptivePricing = v.strictObject({
  enabled: v.picklist(['false'], 'not_supported'),
} satisfies ParameterTable<Stripe.Checkout.SessionCreateParams.AdaptivePricing>);

const locale = oneOf<Literals<Stripe.Checkout.SessionCreateParams.Locale>>()(
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl',
  'pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW',
);

/** `checkout.sessions.create`. */
export const SessionCreateSchema = v.strictObject({
  adaptive_pricing: v.optional(adaptivePricing),
  cancel_url: v.optional(url),
  client_reference_id: v.optional(text(200)),
  currency: v.optional(currency),
  customer_email: v.optional(text(800)),
  expand: expandPaths,
  expires_at: v.optional(integer()),
  line_items: v.pipe(
    v.array(lineItem),
    v.minLength(1, 'parameter_invalid_empty'),
    v.maxLength(100, 'parameter_too_long'),
  ),
  locale: v.optional(locale),
  metadata: v.optional(metadata, {}),
  mode: oneOf<'payment'>()('payment'),
  payment_intent_data: v.optional(paymentIntentData, {}),
  submit_type: v.optional(
    oneOf<Exclude<Literals<Stripe.Checkout.SessionCreateParams.SubmitType>, 'subscribe'>>()(
      'auto book donate pay',
    ),
  ),
  success_url: url,
  ui_mode: v.optional(oneOf<'hosted_page'>()('hosted_page')),
  ...notOffered<Params>()(
    'after_expiration allow_promotion_codes allowed_payment_method_types automatic_tax',
    'billing_address_collection branding_settings consent_collection custom_fields custom_text customer',
    'customer_account customer_creation customer_update discounts excluded_payment_method_types',
    'integration_identifier invoice_creation managed_payments name_collection optional_items',
    'origin_context payment_method_collection payment_method_configuration payment_method_data',
    'payment_method_options permissions phone_number_collection redirect_on_completion return_url',
    'saved_payment_method_options setup_intent_data shipping_address_collection shipping_options',
    'subscription_data tax_id_collection wallet_options',
  ),
} satisfies ParameterTable<Params>);

/** `checkout.sessions.list`. */
export const SessionListSchema = v.strictObject({
  ...pagination,
  created,
  expand: expandPaths,
  payment_intent: v.optional(text()),
  status: v.optional(oneOf<Literals<Stripe.Checkout.SessionListParams.Status>>()('complete expired open')),
  ...notOffered<Stripe.Checkout.SessionListParams>()(
    'customer customer_account customer_details payment_link subscription',
  ),
} satisfies ParameterTable<Stripe.Checkout.SessionListParams>);

/** `checkout.sessions.retrieve` and `expire`. */
export const SessionExpandSchema = v.strictObject({
  expand: expandPaths,
} satisfies ParameterTable<Stripe.Checkout.SessionRetrieveParams & Stripe.Checkout.SessionExpireParams>);
