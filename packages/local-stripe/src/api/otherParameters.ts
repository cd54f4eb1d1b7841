import type Stripe from 'stripe';
import * as v from 'valibot';
import {
  created,
  expandPaths,
  flag,
  integer,
  type Literals,
  metadata,
  notOffered,
  oneOf,
  type ParameterTable,
  pagination,
  text,
} from './formFields.ts';

/** `refunds.create`. */
export const RefundCreateSchema = v.strictObject({
  amount: v.optional(integer(1)),
  charge: v.optional(text()),
  expand: expandPaths,
  metadata: v.optional(metadata, {}),
  payment_intent: v.optional(text()),
  reason: v.optional(
    oneOf<Literals<Stripe.RefundCreateParams.Reason>>()('duplicate fraudulent requested_by_customer'),
  ),
  ...notOffered<Stripe.RefundCreateParams>()(
    'currency customer instructions_email origin refund_application_fee reverse_transfer',
  ),
} satisfies ParameterTable<Stripe.RefundCreateParams>);

const ofPayment = {
  ...pagination,
  charge: v.optional(text()),
  created,
  expand: expandPaths,
  payment_intent: v.optional(text()),
};

/** `refunds.list`. */
export const RefundListSchema = v.strictObject(ofPayment satisfies ParameterTable<Stripe.RefundListParams>);

/** `disputes.list`. */
export const DisputeListSchema = v.strictObject(ofPayment satisfies ParameterTable<Stripe.DisputeListParams>);

/** `events.list`. */
export const EventListSchema = v.strictObject({
  ...pagination,
  created,
  delivery_success: v.optional(flag),
  expand: expandPaths,
  type: v.optional(text()),
  types: v.optional(v.pipe(v.array(text()), v.maxLength(20, 'parameter_too_long'))),
} satisfies ParameterTable<Stripe.EventListParams>);

/** `refunds.retrieve`, `disputes.retrieve`, `events.retrieve` and `charges.retrieve`. */
export const ExpandSchema = v.strictObject({
  expand: expandPaths,
} satisfies ParameterTable<
  Stripe.RefundRetrieveParams &
    Stripe.DisputeRetrieveParams &
    Stripe.EventRetrieveParams &
    Stripe.ChargeRetrieveParams
>);

/** `paymentIntents.retrieve`. */
export const IntentRetrieveSchema = v.strictObject({
  expand: expandPaths,
  ...notOffered<Stripe.PaymentIntentRetrieveParams>()('client_secret'),
} satisfies ParameterTable<Stripe.PaymentIntentRetrieveParams>);
