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
  currency: notOffered,
  customer: notOffered,
  expand: expandPaths,
  instructions_email: notOffered,
  metadata: v.optional(metadata, {}),
  origin: notOffered,
  payment_intent: v.optional(text()),
  reason: v.optional(
    oneOf<Literals<Stripe.RefundCreateParams.Reason>>({
      duplicate: true,
      fraudulent: true,
      requested_by_customer: true,
    }),
  ),
  refund_application_fee: notOffered,
  reverse_transfer: notOffered,
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
  client_secret: notOffered,
  expand: expandPaths,
} satisfies ParameterTable<Stripe.PaymentIntentRetrieveParams>);
