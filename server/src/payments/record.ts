import { CheckoutIdSchema, PriceSchema } from '@quotient/contract';
import * as v from 'valibot';
import { timestamp } from '../store/collection.ts';

const attempt = { idempotencyKey: v.string(), price: PriceSchema, createdAt: timestamp };
const opened = { ...attempt, id: CheckoutIdSchema, url: v.pipe(v.string(), v.url()) };

/** How an attempt to pay is stored in its test session. */
export const CheckoutAttemptSchema = v.variant('state', [
  v.strictObject({ state: v.literal('creating'), ...attempt }),
  v.strictObject({ state: v.picklist(['open', 'paid', 'closed']), ...opened }),
]);

/** One attempt to pay. `creating` is stored before the provider is called, so that a crash cannot make a second checkout. */
export type CheckoutAttempt = v.InferOutput<typeof CheckoutAttemptSchema>;
