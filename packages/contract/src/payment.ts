import { z } from '@hono/zod-openapi';
import { PriceSchema } from './testSession.ts';

export const CreatedPaymentSchema = z
  .object({ url: z.url().openapi({ description: 'Where the checkout is.' }) })
  .openapi('CreatedPayment');

export const CheckoutIdSchema = z.string().regex(/^[A-Za-z0-9_]{10,100}$/);

/** `open`: it can still be paid, or the payment is not confirmed yet. `closed`: it never will be paid. */
export const CheckoutStatusSchema = z
  .object({ status: z.enum(['open', 'paid', 'closed']) })
  .openapi('CheckoutStatus');

/** What the demo checkout page shows. No money moves. */
export const DemoCheckoutSchema = z
  .object({
    id: CheckoutIdSchema,
    price: PriceSchema,
    state: z.enum(['open', 'paid', 'declined', 'canceled']),
    successUrl: z.string(),
    cancelUrl: z.string(),
  })
  .openapi('DemoCheckout');

export const DecideDemoCheckoutSchema = z
  .strictObject({ action: z.enum(['pay', 'decline', 'cancel']) })
  .openapi('DecideDemoCheckout');

export type CreatedPayment = z.infer<typeof CreatedPaymentSchema>;
export type CheckoutStatus = z.infer<typeof CheckoutStatusSchema>;
export type DemoCheckout = z.infer<typeof DemoCheckoutSchema>;
export type DecideDemoCheckout = z.infer<typeof DecideDemoCheckoutSchema>;
