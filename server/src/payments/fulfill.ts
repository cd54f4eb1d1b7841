import { type CheckoutStatus, TestSessionIdSchema } from '@quotient/contract';
import { is } from 'valibot';
import { hasCode } from '../http/errors.ts';
import { notifyOperator } from '../mail/notifyOperator.ts';
import type { CheckoutReport, PaymentEvent, Ports } from '../ports.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { createSerializer } from '../store/serialize.ts';
import { type CheckoutAttempt, isUndecided } from './record.ts';

type Status = CheckoutStatus['status'];

/** The attempt that a report is about. One that is still `creating` is known by its key: its id came too late to be stored. */
const findAttempt = ({ checkouts }: TestSessionRecord, checkoutId: string, key: string) =>
  checkouts.find((checkout) =>
    checkout.state === 'creating' ? checkout.idempotencyKey === key : checkout.id === checkoutId,
  );

/** The stored state of a checkout. */
const stateOf = ({ checkouts }: TestSessionRecord, checkoutId: string): Status | undefined =>
  checkouts.flatMap((checkout) =>
    checkout.state !== 'creating' && checkout.id === checkoutId ? checkout.state : [],
  )[0];

/** The state after a report. One that was asked for earlier than the last may arrive later, so `open` undoes nothing. */
function nextState(record: TestSessionRecord, attempt: CheckoutAttempt, { status }: CheckoutReport): Status {
  const { state } = attempt;
  if (status === 'open') return state === 'creating' ? 'open' : state;
  if (status === 'processing') return state === 'creating' || state === 'open' ? 'processing' : state;
  const isPaidByAnother = record.checkouts.some((other) => other !== attempt && other.state === 'paid');
  return status === 'paid' && isPaidByAnother ? 'duplicate' : status;
}

/** The record after a report; `undefined` where the report is not about what was created, so that nobody gets results for it. */
function applyReport(
  record: TestSessionRecord,
  checkoutId: string,
  report: CheckoutReport,
  eventId: string | undefined,
): TestSessionRecord | undefined {
  const attempt = findAttempt(record, checkoutId, report.idempotencyKey);
  if (!attempt || !report.isOurKind || report.idempotencyKey !== attempt.idempotencyKey) return undefined;
  const { amountMinor, currency } = attempt.price;
  if (report.amountMinor !== amountMinor || report.currency !== currency) return undefined;
  const state = nextState(record, attempt, report);
  const isChanged = state !== attempt.state;
  const events = [
    ...(isChanged ? [`${checkoutId}:${state}`] : []),
    ...(eventId === undefined || record.appliedPaymentEvents.includes(eventId) ? [] : [eventId]),
  ];
  if (events.length === 0) return record;
  const { idempotencyKey, price, createdAt } = attempt;
  const url = attempt.state === 'creating' ? report.url : attempt.url;
  const changed: CheckoutAttempt = { state, idempotencyKey, price, createdAt, id: checkoutId, url };
  return {
    ...record,
    checkouts: record.checkouts.map((checkout) => (checkout === attempt ? changed : checkout)),
    appliedPaymentEvents: [...record.appliedPaymentEvents, ...events],
  };
}

/** What an operator has to know of, and is told once: when it comes to be so. */
const told: Partial<Record<Status, 'warn' | 'error'>> = {
  failed: 'warn',
  refunded: 'warn',
  disputed: 'error',
  duplicate: 'error',
};

/** By an e-mail, too, where somebody may have to do something. */
async function tellOperator(
  ports: Ports,
  state: Status | undefined,
  checkoutId: string,
  { sessionId, amountMinor, currency, dispute }: CheckoutReport,
): Promise<void> {
  const payment = { checkoutId, sessionId, amount: { amountMinor, currency } };
  if (state === 'duplicate') await notifyOperator(ports, { kind: 'duplicate-payment', ...payment });
  if (state === 'disputed')
    await notifyOperator(ports, { kind: 'dispute', ...payment, reason: 'unknown', ...dispute });
}

/** Of one checkout one question at a time: an answer that was asked for earlier must not be applied later. */
const serialize = createSerializer();

/** Asks the provider and applies its answer; resolves to the state after that, and the key of the attempt. */
const ask = (ports: Ports, checkoutId: string, eventId?: string) =>
  serialize(checkoutId, () => askInTurn(ports, checkoutId, eventId));

async function askInTurn(ports: Ports, checkoutId: string, eventId: string | undefined) {
  const { payments, store, log } = ports;
  const report = await payments.retrieveCheckout(checkoutId);
  const { sessionId } = report;
  let isMatch = false;
  let before: Status | undefined;
  let record: TestSessionRecord | undefined;
  if (is(TestSessionIdSchema, sessionId)) {
    record = await store.testSessions.update(sessionId, (newest) => {
      before = stateOf(newest, checkoutId);
      const applied = applyReport(newest, checkoutId, report, eventId);
      isMatch = applied !== undefined;
      return applied ?? newest;
    });
  }
  if (!isMatch) {
    const { status, amountMinor, currency } = report;
    const facts = { checkoutId, status, amountMinor, currency };
    // A test that was erased is nothing unusual, and its name is not to be kept in a log.
    if (record || !is(TestSessionIdSchema, sessionId)) log.error('payment_mismatch', { ...facts, sessionId });
    else log.warn('payment_of_no_test', facts);
    // The test is gone, its payment is in the books: nobody else would tell that it is disputed.
    if (!record && eventId && status === 'disputed' && (await store.bookkeeping.get(checkoutId)))
      await tellOperator(ports, status, checkoutId, report);
  }
  const state = record && stateOf(record, checkoutId);
  const isNews = state !== before;
  const level = state && isNews && told[state];
  if (level) log[level](`payment_${state}`, { sessionId, checkoutId });
  if (isNews) await tellOperator(ports, state, checkoutId, report);
  return { state, idempotencyKey: report.idempotencyKey };
}

/**
 * Asks the provider about a checkout and applies the answer to its test session, once. Every way to learn of a payment
 * ends here, and it may be called any number of times, also at once. What was paid a second time is given back.
 * A report whose session, key, kind, amount or currency is not what was created is logged and changes nothing.
 * Resolves to the checkout's state in the test session; `undefined` where no test session has it.
 * Throws what the provider's adapter throws, and `storage_failed`.
 * @param eventId Stored in the same write as its effect.
 */
export async function fulfill(
  ports: Ports,
  checkoutId: string,
  eventId?: string,
): Promise<Status | undefined> {
  const { state, idempotencyKey } = await ask(ports, checkoutId, eventId);
  if (state !== 'duplicate') return state;
  await ports.payments.refund(checkoutId, `${idempotencyKey}-refund`);
  return (await ask(ports, checkoutId)).state;
}

/**
 * The same for a checkout that is stored with a test. Where the provider does not know it, since it was made under
 * another key or by another provider, nobody can pay it here: it is closed, and makes room for another.
 */
export async function fulfillStored(
  ports: Ports,
  sessionId: string,
  checkoutId: string,
): Promise<Status | undefined> {
  try {
    return await fulfill(ports, checkoutId);
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
 * Applies an event of the provider, unless that is done. One that names no test session is of something else that its
 * account sells. Throws as `fulfill` does.
 */
export async function applyEvent(ports: Ports, { id, checkoutId, sessionId }: PaymentEvent): Promise<void> {
  if (!is(TestSessionIdSchema, sessionId)) return;
  const record = await ports.store.testSessions.get(sessionId);
  if (!record?.appliedPaymentEvents.includes(id)) await fulfill(ports, checkoutId, id);
}
