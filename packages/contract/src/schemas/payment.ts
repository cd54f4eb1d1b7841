import * as v from 'valibot';
import { PriceSchema } from './testSession.ts';

/** `url` is the address of the hosted checkout, for the pop-up or for the visitor's own tab. */
export const CreatedPaymentSchema = v.object({ url: v.string() });

/**
 * `open`: it can still be paid, or the payment isn't confirmed yet. `processing`: the visitor has done everything,
 * and the bank takes its time. `closed`: it can't be paid any more. `failed`: the bank didn't carry the payment out.
 * `duplicate`: a second payment of the test, which is refunded. `refunded`: we returned the money. `disputed`: the
 * payer's bank has claimed the money back for now.
 */
export const CheckoutStatusSchema = v.object({
  status: v.picklist(['open', 'processing', 'paid', 'closed', 'failed', 'duplicate', 'refunded', 'disputed']),
});

/** Content of the demo checkout page. No money moves. */
export const DemoCheckoutSchema = v.object({
  id: v.string(),
  price: PriceSchema,
  state: v.picklist(['open', 'paid', 'declined', 'canceled', 'refunded']),
  successUrl: v.string(),
  cancelUrl: v.string(),
});

/** Address of the checkout. */
export type CreatedPayment = v.InferOutput<typeof CreatedPaymentSchema>;
/** State of a checkout. */
export type CheckoutStatus = v.InferOutput<typeof CheckoutStatusSchema>;
/** Content of the demo checkout page. */
export type DemoCheckout = v.InferOutput<typeof DemoCheckoutSchema>;
