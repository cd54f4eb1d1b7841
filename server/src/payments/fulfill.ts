import { TestSessionIdSchema } from '@quotient/contract';
import { is } from 'valibot';
import { hasCode } from '../base/errors.ts';
import { notifyOperator } from '../mail/notifyOperator.ts';
import { type CheckoutAttempt, isLeftToOperator, isUndecided, unmatchedMark } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { applyReport, holdsMoney, type Status, stateOf } from './applyReport.ts';
import { placeOrder } from './orders.ts';
import { notePending } from './pendingPayments.ts';
import type { Ports } from './ports.ts';
import type { AskedBy, CheckoutReport, PaymentEvent } from './provider.ts';
import { settleOrder } from './receipts.ts';

/** States that an operator must know; each is reported once. */
const told: Partial<Record<Status, 'warn' | 'error'>> = {
  failed: 'warn',
  refunded: 'warn',
  disputed: 'error',
  duplicate: 'error',
};

/** States that a bank may reverse for some weeks, so that the provider is asked for longer. */
const isReversibleState = (state: Status | undefined) => state === 'refunded' || state === 'disputed';

interface Change {
  report: CheckoutReport;
  checkoutId: string;
  before: Status | undefined;
  state: Status | undefined;
}

const noticeOf = ({ report, checkoutId }: Pick<Change, 'report' | 'checkoutId'>) => ({
  checkoutId,
  sessionId: report.sessionId,
  amount: { amountMinor: report.amountMinor, currency: report.currency },
});

/** Notifies the operator about a dispute, once. After a test is deleted, only the email remembers it. */
function tellDispute(ports: Ports, { report, checkoutId }: Pick<Change, 'report' | 'checkoutId'>) {
  const { id = checkoutId, ...dispute } = { reason: 'unknown', ...report.dispute };
  const notice = { kind: 'dispute', ...noticeOf({ report, checkoutId }), ...dispute } as const;
  return notifyOperator(ports, notice, `dispute ${id}`);
}

/** Logs a change and notifies the operator, by email if action may be needed. */
async function tellChange(ports: Ports, change: Change): Promise<void> {
  const { report, checkoutId, before, state } = change;
  const { sessionId } = report;
  if (state === undefined || state === before) return;
  const payment = noticeOf(change);
  const level = told[state];
  if (level) ports.log[level](`payment_${state}`, { sessionId, checkoutId });
  if (state === 'disputed') return tellDispute(ports, change);
  if (before === 'refunded') {
    ports.log.warn('payment_returned', { sessionId, checkoutId, state });
    return notifyOperator(ports, { kind: 'payment-returned', ...payment, isOpen: state === 'paid' });
  }
  if (state === 'duplicate') return notifyOperator(ports, { kind: 'duplicate-payment', ...payment });
}

/**
 * Notifies the operator about money without a test. An email is sent if this installation made the checkout and no
 * other notice exists: accounting records list payments of deleted tests.
 */
async function tellOfNoTest(ports: Ports, checkoutId: string, report: CheckoutReport, eventId?: string) {
  const { log, store, publicUrl } = ports;
  const { status, amountMinor, currency, sessionId, successUrl = publicUrl } = report;
  const facts = { checkoutId, status, amountMinor, currency };
  // Other products of the account name no test of ours.
  if (!is(TestSessionIdSchema, sessionId)) return log.error('payment_mismatch', { ...facts, sessionId });
  // A paid or refunded deleted test is usual, and its id must not be in a log.
  log.warn('payment_of_no_test', facts);
  const payment = noticeOf({ checkoutId, report });
  if (await store.bookkeeping.get(checkoutId)) {
    if (eventId && status === 'disputed') await tellDispute(ports, { report, checkoutId });
  } else if (holdsMoney(report) && successUrl.startsWith(publicUrl))
    await notifyOperator(ports, { kind: 'unmatched-payment', ...payment }, `unmatched ${checkoutId}`);
}

/** Origin of a report about a checkout. */
interface Source {
  /** Stored in the same write as its effect. */
  eventId?: string | undefined;
  /** The test session with the checkout. @default the one that the provider names */
  storedWith?: string | undefined;
  /** @default 'event' */
  by?: AskedBy | undefined;
}

/**
 * Asks the provider and applies its answer, about each checkout one question at a time: an answer that was asked for earlier
 * must not be applied later.
 */
const ask = (ports: Ports, checkoutId: string, source: Source) =>
  ports.inTurn(`checkout ${checkoutId}`, () => askInTurn(ports, checkoutId, source));

async function askInTurn(ports: Ports, checkoutId: string, { eventId, storedWith, by }: Source) {
  const { payments, store, log, clock } = ports;
  const report = await payments.retrieveCheckout(checkoutId, by);
  const sessionId = storedWith ?? report.sessionId;
  const held = is(TestSessionIdSchema, sessionId) ? await store.testSessions.get(sessionId) : undefined;
  if (!held) {
    await tellOfNoTest(ports, checkoutId, report, eventId);
    return { report };
  }
  const isNews = stateOf(held, checkoutId) !== report.status;
  // Added before it is stored, so that none can be missing from the list.
  if (isNews && (isReversibleState(stateOf(held, checkoutId)) || isReversibleState(report.status)))
    await notePending(ports, sessionId);
  const order = await placeOrder(ports, held, checkoutId, report);
  let before: Status | undefined;
  let attempt: CheckoutAttempt | undefined;
  let isMatch = false;
  let isToldAlready = false;
  const record = await store.testSessions.update(sessionId, (newest) => {
    before = stateOf(newest, checkoutId);
    isToldAlready = newest.appliedPaymentEvents.includes(unmatchedMark(checkoutId));
    const applied = applyReport(newest, checkoutId, report, eventId, clock.now(), order?.id);
    ({ isMatch, attempt } = applied);
    return applied.record;
  });
  if (order) await settleOrder(ports, order, record);
  if (!record) return { report };
  const state = stateOf(record, checkoutId);
  if (!isMatch && !isToldAlready) {
    const { status, amountMinor, currency } = report;
    log.error('payment_mismatch', { checkoutId, status, amountMinor, currency, sessionId });
    if (record.appliedPaymentEvents.includes(unmatchedMark(checkoutId)))
      await notifyOperator(ports, {
        kind: 'unmatched-payment',
        ...noticeOf({ report, checkoutId }),
        sessionId,
        ...(attempt && { expected: attempt.price }),
      });
  }
  await tellChange(ports, { report, checkoutId, before, state });
  return { report, record, state };
}

/** Returns true if a second payment must still be refunded: not if the bank has already returned that refund. */
const hasToGoBack = (record: TestSessionRecord, checkoutId: string) =>
  record.checkouts.some(
    (checkout) =>
      checkout.state === 'duplicate' && checkout.id === checkoutId && !isLeftToOperator(record, checkout),
  );

/**
 * Asks the provider about a checkout and applies the answer to its test session, once. Every report of a payment ends
 * here, any number of times, even at once. A second payment is refunded. A report whose session, key, kind, amount or
 * currency differs from the created checkout opens nothing; the operator is notified. Resolves to the checkout's
 * state in the test session; `undefined` if no test session has it. Throws what the provider's adapter throws, and
 * `storage_failed`.
 */
export async function fulfill(
  ports: Ports,
  checkoutId: string,
  source: Source = {},
): Promise<Status | undefined> {
  const { report, record, state } = await ask(ports, checkoutId, source);
  if (!record || !hasToGoBack(record, checkoutId)) return state;
  await ports.payments.refund(checkoutId, `${report.idempotencyKey}-refund`);
  return (await ask(ports, checkoutId, { storedWith: source.storedWith })).state;
}

/**
 * Fulfills a checkout that is stored with a test. If the provider doesn't know it, because another key or provider
 * made it, nobody can pay it here: it is closed, and makes room for another.
 */
export async function fulfillStored(
  ports: Ports,
  sessionId: string,
  checkoutId: string,
  by?: AskedBy,
): Promise<Status | undefined> {
  try {
    return await fulfill(ports, checkoutId, { storedWith: sessionId, by });
  } catch (error) {
    if (!hasCode(error, 'checkout_not_found')) throw error;
    const record = await ports.store.testSessions.update(sessionId, (newest) => ({
      ...newest,
      checkouts: newest.checkouts.map((checkout) =>
        checkout.state !== 'creating' && checkout.id === checkoutId && isUndecided(checkout)
          ? { ...checkout, state: 'closed' as const }
          : checkout,
      ),
    }));
    return record && stateOf(record, checkoutId);
  }
}

/**
 * Applies an event of the provider once. Events without a test session belong to other products of the account.
 * Throws like `fulfill`.
 * @param by @default 'event'
 */
export async function applyEvent(
  ports: Ports,
  { id, checkoutId, sessionId }: PaymentEvent,
  by?: AskedBy,
): Promise<void> {
  if (!is(TestSessionIdSchema, sessionId)) return;
  const record = await ports.store.testSessions.get(sessionId);
  if (record?.appliedPaymentEvents.includes(id)) return;
  await fulfill(ports, checkoutId, { eventId: id, storedWith: record && sessionId, by });
}
