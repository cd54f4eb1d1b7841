import { describeThrown } from '../base/redact.ts';
import { type CheckoutAttempt, isReversible, isUndecided } from '../session/checkouts.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { openAttempt } from './createPayment.ts';
import { applyEvent, fulfillStored } from './fulfill.ts';
import type { Ports } from './ports.ts';
import { ProviderBusy } from './provider.ts';

/** How often to look for payments that nobody has told us of. */
export const RECONCILE_EVERY_MS = 60_000;
/** One that stays undecided is asked for less and less often, up to this. */
const LONGEST_PAUSE_MS = 3_600_000;
/** The same where a bank may decide otherwise, see `isReversible`. */
const LONGEST_PAUSE_OF_REVERSIBLE_MS = 6 * 3_600_000;
/** Stripe says of a refund that it may fail within 30 days; the list is kept half as long again. */
const REVERSIBLE_FOR_MS = 45 * 86_400_000;
/** So long an entry of the list is kept at least: the attempt that it stands for is stored just after it. */
const SETTLED_AFTER_MS = 600_000;
/** An attempt whose call may still be under way is left alone. */
const CALL_TAKES_MS = 60_000;
/** Stripe keeps what it could not hand over for a month; a look back over three days finds all that it still tries. */
const LOOK_BACK_MS = 3 * 86_400_000;

/** Finds out what became of one attempt. Where we never learned its id, the same key makes the provider tell it. */
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

/** How long a test session is kept on the list, and how seldom it is asked about at last. */
function patienceWith({ checkouts, ...record }: TestSessionRecord) {
  const isOpen = checkouts.some((each) => isUndecided(each) && !isReversible(record, each));
  if (isOpen) return { keptForMs: Number.POSITIVE_INFINITY, longestPauseMs: LONGEST_PAUSE_MS };
  return checkouts.some((each) => isReversible(record, each))
    ? { keptForMs: REVERSIBLE_FOR_MS, longestPauseMs: LONGEST_PAUSE_OF_REVERSIBLE_MS }
    : { keptForMs: SETTLED_AFTER_MS, longestPauseMs: LONGEST_PAUSE_MS };
}

/**
 * Learns of the payments that neither a webhook nor a page told us of: by asking for all that is undecided, and for the
 * events that the provider could not hand over. Made once for each process: it remembers when to ask again.
 */
export function createReconciliation(ports: Ports) {
  const { store, clock, log, payments } = ports;
  const asked = new Map<string, { nextAt: number; pauseMs: number }>();
  // Never after the time that it surely is: a clock that is ahead would ask for the events of the future.
  let missedSince = clock.atLeast() - LOOK_BACK_MS;
  /** Missed events that are done; those of erased tests leave no other mark. */
  const applied = new Set<string>();

  /** `askAgain` takes the longest pause until then. */
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

  /** What the provider could not hand over since the last time. One that cannot be applied holds up no other. */
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

  /** One round. Where the provider or the disk fails, one warning tells how often, and the last cause. */
  return async function reconcile(signal?: AbortSignal): Promise<void> {
    let failedCount = 0;
    let lastCause: unknown;
    /** Resolves to whether the provider could be asked. */
    const attempt = async (work: Promise<void>): Promise<boolean> => {
      try {
        await work;
      } catch (error) {
        // others came first, which is no failure: the next round goes on
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
    // A test that was deleted before it was settled has left the list by itself.
    for (const sessionId of asked.keys()) if (!listed.has(sessionId)) asked.delete(sessionId);
    if (!signal?.aborted) await attempt(applyMissed(attempt));
    if (failedCount > 0)
      log.warn('payments_not_reconciled', { count: failedCount, cause: describeThrown(lastCause) });
  };
}
