import type { CheckoutStatus } from '@quotient/contract';
import { type CheckoutAttempt, unmatchedMark } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { CheckoutReport } from './provider.ts';

/** State of a checkout. */
export type Status = CheckoutStatus['status'];

/**
 * Finds the attempt of a report. One that is still `creating` is known by its key: its id came too late to be stored.
 */
const findAttempt = ({ checkouts }: TestSessionRecord, checkoutId: string, key: string) =>
  checkouts.find((checkout) =>
    checkout.state === 'creating' ? checkout.idempotencyKey === key : checkout.id === checkoutId,
  );

/** The stored state of a checkout. */
export const stateOf = ({ checkouts }: TestSessionRecord, checkoutId: string): Status | undefined =>
  checkouts.flatMap((checkout) =>
    checkout.state !== 'creating' && checkout.id === checkoutId ? checkout.state : [],
  )[0];

/**
 * Returns the state after a report. An earlier question may be answered later than the last, so `open` undoes
 * nothing.
 */
function nextState(record: TestSessionRecord, attempt: CheckoutAttempt, { status }: CheckoutReport): Status {
  const { state } = attempt;
  if (status === 'open') return state === 'creating' ? 'open' : state;
  if (status === 'processing') return state === 'creating' || state === 'open' ? 'processing' : state;
  const isPaidByAnother = record.checkouts.some((other) => other !== attempt && other.state === 'paid');
  return status === 'paid' && isPaidByAnother ? 'duplicate' : status;
}

/**
 * Returns the state after a report that doesn't match the created checkout. Its money opens nothing, and the visitor
 * must not pay twice before an operator has looked: so the payment is shown as processing.
 */
function nextUnmatchedState(attempt: CheckoutAttempt, { status }: CheckoutReport): Status {
  if (attempt.state === 'paid') return 'paid';
  if (status === 'open' && attempt.state !== 'creating') return attempt.state;
  return status === 'paid' ? 'processing' : status;
}

/** Returns true if the report matches exactly what this test session has created. */
const isMatching = (record: TestSessionRecord, attempt: CheckoutAttempt, report: CheckoutReport): boolean =>
  report.sessionId === record.id &&
  report.isOurKind &&
  report.idempotencyKey === attempt.idempotencyKey &&
  report.amountMinor === attempt.price.amountMinor &&
  report.currency === attempt.price.currency;

/** Returns the attempt that a report pays for now and whose results it opens; `undefined` if it has an order, or none is due. */
export function newlyPaid(
  record: TestSessionRecord,
  checkoutId: string,
  report: CheckoutReport,
): CheckoutAttempt | undefined {
  const attempt = findAttempt(record, checkoutId, report.idempotencyKey);
  if (!attempt || !isMatching(record, attempt, report) || attempt.state === 'paid') return undefined;
  if (attempt.state !== 'creating' && attempt.orderNumber !== undefined) return undefined;
  return nextState(record, attempt, report) === 'paid' ? attempt : undefined;
}

/** Returns true if the provider holds money for it. */
export const holdsMoney = ({ status }: CheckoutReport): boolean => status === 'paid' || status === 'disputed';

interface Applied {
  record: TestSessionRecord;
  /** Created attempt; `undefined` if the test session doesn't have it. */
  attempt: CheckoutAttempt | undefined;
  isMatch: boolean;
}

/**
 * Applies a report to a test session, and reports whether it matches the created checkout: otherwise nobody gets
 * results for it.
 * @param now Time of the report, in milliseconds since the epoch: stored with each change.
 * @param orderNumber Order that was placed for it: stored if it opens the results.
 */
export function applyReport(
  record: TestSessionRecord,
  checkoutId: string,
  report: CheckoutReport,
  eventId: string | undefined,
  now: number,
  orderNumber?: string,
): Applied {
  const attempt = findAttempt(record, checkoutId, report.idempotencyKey);
  const isMatch = attempt !== undefined && isMatching(record, attempt, report);
  const state =
    attempt && (isMatch ? nextState(record, attempt, report) : nextUnmatchedState(attempt, report));
  const isUnmatchedMoney = !isMatch && holdsMoney(report) && attempt?.state !== 'paid';
  const marks = [
    ...(state !== undefined && state !== attempt?.state ? [`${checkoutId}:${state}`] : []),
    ...(isUnmatchedMoney ? [unmatchedMark(checkoutId)] : []),
    ...(eventId === undefined || !attempt ? [] : [eventId]),
  ];
  // A state is noted each time that it is reached; a mark and an event once.
  const isNew = (mark: string, i: number) =>
    (i === 0 && mark === `${checkoutId}:${state}`) || !record.appliedPaymentEvents.includes(mark);
  const events = marks.filter(isNew);
  if (events.length === 0) return { record, attempt, isMatch };
  const changed = attempt && state && withState(attempt, checkoutId, state, report, orderNumber);
  return {
    attempt,
    isMatch,
    record: {
      ...record,
      checkouts: record.checkouts.map((held) => (held === attempt && changed ? changed : held)),
      appliedPaymentEvents: [...record.appliedPaymentEvents, ...events],
      paymentTimes: [
        ...record.paymentTimes,
        ...events.map((_, i) => ({ index: record.appliedPaymentEvents.length + i, at: now })),
      ],
    },
  };
}

function withState(
  attempt: CheckoutAttempt,
  id: string,
  state: Status,
  report: CheckoutReport,
  placed: string | undefined,
): CheckoutAttempt {
  const held = attempt.state === 'creating' ? undefined : attempt.orderNumber;
  const orderNumber = held ?? (state === 'paid' ? placed : undefined);
  const url = attempt.state === 'creating' ? report.url : attempt.url;
  return { ...attempt, state, id, url, ...(orderNumber !== undefined && { orderNumber }) };
}
