import * as v from 'valibot';
import { PriceSchema } from './testSession.ts';

/** `url` is the address of the hosted checkout, for the pop-up or for the visitor's own tab. */
export const CreatedPaymentSchema = v.object({ url: v.string() });

/**
 * `open`: it can still be paid, or the payment is not confirmed yet. `processing`: the visitor has done everything, and
 * the bank takes its time. `closed`: it never will be paid. `failed`: the bank did not carry the payment out.
 * `duplicate`: it was paid although the test was paid for already, and is given back. `refunded`: given back.
 * `disputed`: the payer's bank has called the money back for now.
 */
export const CheckoutStatusSchema = v.object({
  status: v.picklist(['open', 'processing', 'paid', 'closed', 'failed', 'duplicate', 'refunded', 'disputed']),
});

/** What the demo checkout page shows. No money moves. */
export const DemoCheckoutSchema = v.object({
  id: v.string(),
  price: PriceSchema,
  state: v.picklist(['open', 'paid', 'declined', 'canceled', 'refunded']),
  successUrl: v.string(),
  cancelUrl: v.string(),
});

/** Where the checkout is. */
export type CreatedPayment = v.InferOutput<typeof CreatedPaymentSchema>;
/** What became of a checkout. */
export type CheckoutStatus = v.InferOutput<typeof CheckoutStatusSchema>;
/** What the demo checkout page shows. */
export type DemoCheckout = v.InferOutput<typeof DemoCheckoutSchema>;
