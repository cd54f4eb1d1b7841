import { CheckoutIdSchema, PriceSchema } from '@quotient/contract';
import { z } from 'zod';
import { timestamp } from '../store/collection.ts';

const attempt = { idempotencyKey: z.string(), price: PriceSchema, createdAt: timestamp };
const opened = { ...attempt, id: CheckoutIdSchema, url: z.url() };

/** How an attempt to pay is stored in its test session. */
export const CheckoutAttemptSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('creating'), ...attempt }),
  z.strictObject({ state: z.enum(['open', 'paid', 'closed']), ...opened }),
]);

/** One attempt to pay. `creating` is stored before the provider is called, so that a crash cannot make a second checkout. */
export type CheckoutAttempt = z.infer<typeof CheckoutAttemptSchema>;
