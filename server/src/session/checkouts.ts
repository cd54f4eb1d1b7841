import { CheckoutIdSchema, CheckoutStatusSchema, type PaymentStatus, PriceSchema } from '@quotient/contract';
import * as v from 'valibot';
import { timestamp } from '../store/collection.ts';
import { OrderNumberSchema } from './orderNumber.ts';

const attempt = {
  idempotencyKey: v.string(),
  price: PriceSchema,
  createdAt: timestamp,
  /** Time of the consent to immediate performance, where it is asked for and was given. */
  consentedAt: v.exactOptional(timestamp),
};
const opened = {
  ...attempt,
  id: CheckoutIdSchema,
  /** `null` if the checkout ended before we got its address. */
  url: v.nullable(v.pipe(v.string(), v.url())),
  /** Given when the payment opens the results; payments of an earlier version have none. */
  orderNumber: v.exactOptional(OrderNumberSchema),
};

/** Attempt to pay, as stored in its test session. */
export const CheckoutAttemptSchema = v.variant('state', [
  v.strictObject({ state: v.literal('creating'), ...attempt }),
  v.strictObject({ state: CheckoutStatusSchema.entries.status, ...opened }),
]);

/** One attempt to pay. `creating` is stored before the provider is called, so that a crash can't make a second checkout. */
export type CheckoutAttempt = v.InferOutput<typeof CheckoutAttemptSchema>;

/** The states in which the provider may have news of an attempt. */
const undecided: readonly CheckoutAttempt['state'][] = [
  'creating',
  'open',
  'processing',
  'duplicate',
  'disputed',
];

/** True while the provider must be asked for the outcome of an attempt. */
export const isUndecided = ({ state }: Pick<CheckoutAttempt, 'state'>): boolean => undecided.includes(state);

type Attempted = Pick<CheckoutAttempt, 'state'> & { id?: string };
interface Applied {
  appliedPaymentEvents: readonly string[];
}

/** Note that a checkout's money doesn't match the created checkout, and an operator was notified. */
export const unmatchedMark = (checkoutId: string): string => `${checkoutId}:unmatched`;

const has = ({ appliedPaymentEvents }: Applied, checkoutId: string, state: string) =>
  appliedPaymentEvents.includes(`${checkoutId}:${state}`);

/** True if only an operator can refund the money: it matches no test, or the bank has returned its refund. */
export const isLeftToOperator = (record: Applied, { state, id = '' }: Attempted): boolean =>
  (state === 'processing' && record.appliedPaymentEvents.includes(unmatchedMark(id))) ||
  (state === 'duplicate' && has(record, id, 'refunded'));

/**
 * Returns true for a decided attempt that a bank may still change for some weeks: it returns a refund, or reverses a
 * dispute.
 */
export const isReversible = (record: Applied, attempt: Attempted): boolean =>
  isLeftToOperator(record, attempt) ||
  (['paid', 'refunded'].includes(attempt.state) &&
    ['refunded', 'disputed'].some((state) => has(record, attempt.id ?? '', state)));

/** True if money was received, even if it was refunded later. */
export const hasTakenMoney = (record: Applied, attempt: Attempted): boolean =>
  ['paid', 'refunded', 'disputed'].includes(attempt.state) || isLeftToOperator(record, attempt);

/** Payment status of a test: whether the results may be shown, and what the visitor reads about the money. */
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

/** Order number of the newest payment that opened the results; `null` without one. */
export const orderNumberOf = ({ checkouts }: { checkouts: readonly CheckoutAttempt[] }): string | null =>
  checkouts
    .flatMap((checkout) => (checkout.state === 'creating' ? [] : (checkout.orderNumber ?? [])))
    .at(-1) ?? null;
