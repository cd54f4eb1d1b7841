import { describeThrown } from '../base/redact.ts';
import { type CheckoutAttempt, isReversible, isUndecided } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { openAttempt } from './createPayment.ts';
import { applyEvent, fulfillStored } from './fulfill.ts';
import type { Ports } from './ports.ts';
import { ProviderBusy } from './provider.ts';

/** Milliseconds between two searches for unreported payments. */
export const RECONCILE_EVERY_MS = 60_000;
/** Longest pause: an undecided payment is asked about less and less often. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Longest pause if a bank may change its decision, see `isReversible`. */
const LONGEST_PAUSE_OF_REVERSIBLE_MS = 6 * 3_600_000;
/** Time for which refunds are watched: Stripe's may fail within 30 days, plus half as long. */
const REVERSIBLE_FOR_MS = 45 * 86_400_000;
/** Shortest life of an entry of the list: its attempt is stored just after it. */
const SETTLED_AFTER_MS = 600_000;
/** Time in which an attempt's call may still be in progress, so that it is left alone. */
const CALL_TAKES_MS = 60_000;
/** Period of the search for missed events. Stripe stores them for a month and tries to deliver them for three days. */
const LOOK_BACK_MS = 3 * 86_400_000;

/** Finds the outcome of one attempt. If we never got its id, the provider returns it for the same key. */
async function settle(ports: Ports, sessionId: string, attempt: CheckoutAttempt): Promise<void> {
  if (attempt.state !== 'creating') {
    await fulfillStored(ports, sessionId, attempt.id, 'round');
    return;
  }
  const { clock } = ports;
  if (clock.corrected(attempt.createdAt) > clock.now() - CALL_TAKES_MS) return;
  const record = await ports.store.testSessions.get(sessionId);
  if (record) await openAttempt(ports, record, attempt);
}

/** Time that a test session stays on the list, and its longest pause. */
function patienceWith({ checkouts, ...record }: TestSessionRecord) {
  const isOpen = checkouts.some((each) => isUndecided(each) && !isReversible(record, each));
  if (isOpen) return { keptForMs: Number.POSITIVE_INFINITY, longestPauseMs: LONGEST_PAUSE_MS };
  return checkouts.some((each) => isReversible(record, each))
    ? { keptForMs: REVERSIBLE_FOR_MS, longestPauseMs: LONGEST_PAUSE_OF_REVERSIBLE_MS }
    : { keptForMs: SETTLED_AFTER_MS, longestPauseMs: LONGEST_PAUSE_MS };
}

/**
 * Finds payments that neither a webhook nor a page has reported: it asks about everything undecided, and for events
 * that the provider couldn't deliver. Made once per process: it remembers when to ask again.
 */
export function createReconciliation(ports: Ports) {
  const { store, clock, log, payments } = ports;
  const asked = new Map<string, { nextAt: number; pauseMs: number }>();
  // Never after the time that it surely is: a clock that is ahead would ask for the events of the future.
  let missedSince = clock.atLeast() - LOOK_BACK_MS;
  /** Applied missed events; those of deleted tests leave no other mark. */
  const applied = new Set<string>();

  /** Settles a session; `askAgain` gets the longest pause until the next question. */
  async function settleSession(sessionId: string, askAgain: (longestPauseMs: number) => void): Promise<void> {
    const record = await store.testSessions.get(sessionId);
    for (const attempt of record?.checkouts ?? [])
      if (isUndecided(attempt) || (record && isReversible(record, attempt)))
        await settle(ports, sessionId, attempt);
    const newest = await store.testSessions.get(sessionId);
    const { keptForMs, longestPauseMs } = newest
      ? patienceWith(newest)
      : { keptForMs: SETTLED_AFTER_MS, longestPauseMs: LONGEST_PAUSE_MS };
    const settledBefore = clock.atLeast() - keptForMs;
    const isSettled = ({ notedAt }: { notedAt: number }) => clock.corrected(notedAt) < settledBefore;
    if (await store.pendingPayments.remove(sessionId, isSettled)) asked.delete(sessionId);
    else askAgain(longestPauseMs);
  }

  /** Applies events that the provider couldn't deliver since the last time. One that fails doesn't delay the others. */
  async function applyMissed(attempt: (work: Promise<void>) => Promise<unknown>): Promise<void> {
    const now = clock.atLeast();
    // The clock was ahead: webhooks were refused, and we searched for events of the future.
    if (missedSince > now - LONGEST_PAUSE_MS) missedSince = now - LOOK_BACK_MS;
    const missed = (await payments.listMissedEvents?.(missedSince)) ?? [];
    for (const id of applied) if (!missed.some((event) => event.id === id)) applied.delete(id);
    for (const event of missed) {
      if (applied.has(event.id)) continue;
      await attempt(applyEvent(ports, event, 'round').then(() => void applied.add(event.id)));
    }
    // One that is left is searched for again from the same time, and so is one that arrived meanwhile.
    const isAllApplied = missed.every(({ id }) => applied.has(id));
    missedSince = Math.max(
      0,
      isAllApplied ? now - LONGEST_PAUSE_MS : Math.max(missedSince, now - LOOK_BACK_MS),
    );
  }

  /** Runs one round. If the provider or the disk fails, one warning has the number of failures and the last cause. */
  return async function reconcile(signal?: AbortSignal): Promise<void> {
    let failedCount = 0;
    let lastCause: unknown;
    /** Resolves to true if the provider could be asked. */
    const attempt = async (work: Promise<void>): Promise<boolean> => {
      try {
        await work;
      } catch (error) {
        // others came first, which isn't a failure: the next round continues
        if (error instanceof ProviderBusy) return false;
        failedCount += 1;
        lastCause = error;
      }
      return true;
    };
    const listed = new Set<string>();
    for await (const sessionId of store.pendingPayments.ids()) {
      if (signal?.aborted) return;
      listed.add(sessionId);
      const now = clock.monotonicMs();
      const { nextAt, pauseMs } = asked.get(sessionId) ?? { nextAt: now, pauseMs: RECONCILE_EVERY_MS };
      if (nextAt > now) continue;
      const askAgain = (longestPauseMs: number) =>
        void asked.set(sessionId, { nextAt: now + pauseMs, pauseMs: Math.min(2 * pauseMs, longestPauseMs) });
      askAgain(LONGEST_PAUSE_MS);
      if (!(await attempt(settleSession(sessionId, askAgain))))
        asked.set(sessionId, { nextAt: now, pauseMs });
    }
    // A test that was deleted before its end has already left the list.
    for (const sessionId of asked.keys()) if (!listed.has(sessionId)) asked.delete(sessionId);
    if (!signal?.aborted) await attempt(applyMissed(attempt));
    if (failedCount > 0)
      log.warn('payments_not_reconciled', { count: failedCount, cause: describeThrown(lastCause) });
  };
}
