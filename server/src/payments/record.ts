import { CheckoutIdSchema, CheckoutStatusSchema, type PaymentStatus, PriceSchema } from '@quotient/contract';
import * as v from 'valibot';
import { timestamp } from '../store/collection.ts';

const attempt = { idempotencyKey: v.string(), price: PriceSchema, createdAt: timestamp };
const opened = {
  ...attempt,
  id: CheckoutIdSchema,
  /** `null` where the checkout was over before its address came to us. */
  url: v.nullable(v.pipe(v.string(), v.url())),
};

/** How an attempt to pay is stored in its test session. */
export const CheckoutAttemptSchema = v.variant('state', [
  v.strictObject({ state: v.literal('creating'), ...attempt }),
  v.strictObject({ state: CheckoutStatusSchema.entries.status, ...opened }),
]);

/** One attempt to pay. `creating` is stored before the provider is called, so that a crash cannot make a second checkout. */
export type CheckoutAttempt = v.InferOutput<typeof CheckoutAttemptSchema>;

/** The states in which the provider may have news of an attempt. */
const undecided: readonly CheckoutAttempt['state'][] = [
  'creating',
  'open',
  'processing',
  'duplicate',
  'disputed',
];

/** True while the provider has to be asked what becomes of an attempt. */
export const isUndecided = ({ state }: Pick<CheckoutAttempt, 'state'>): boolean => undecided.includes(state);

/** Whether the results may be seen, and what the visitor is told of the money. */
export function paymentStatusOf({
  checkouts,
}: {
  checkouts: readonly Pick<CheckoutAttempt, 'state'>[];
}): PaymentStatus {
  const states = checkouts.map(({ state }) => state);
  for (const state of ['paid', 'disputed', 'processing'] as const) if (states.includes(state)) return state;
  if (states.includes('open')) return 'pending';
  const last = states.at(-1);
  return last === 'failed' || last === 'refunded' ? last : 'unpaid';
}
