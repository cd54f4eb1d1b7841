import * as v from 'valibot';
import { PriceSchema } from './testSession.ts';

/** `url` is the address of the hosted checkout, for the pop-up or for the visitor's own tab. */
export const CreatedPaymentSchema = v.object({ url: v.string() });

/** `open`: it can still be paid, or the payment is not confirmed yet. `closed`: it never will be paid. */
export const CheckoutStatusSchema = v.object({ status: v.picklist(['open', 'paid', 'closed']) });

/** What the demo checkout page shows. No money moves. */
export const DemoCheckoutSchema = v.object({
  id: v.string(),
  price: PriceSchema,
  state: v.picklist(['open', 'paid', 'declined', 'canceled']),
  successUrl: v.string(),
  cancelUrl: v.string(),
});

/** Where the checkout is. */
export type CreatedPayment = v.InferOutput<typeof CreatedPaymentSchema>;
/** What became of a checkout. */
export type CheckoutStatus = v.InferOutput<typeof CheckoutStatusSchema>;
/** What the demo checkout page shows. */
export type DemoCheckout = v.InferOutput<typeof DemoCheckoutSchema>;
