import { type RetentionDays, type RetentionKind, retentionKinds } from '@quotient/contract/retention';
import { hasCode } from '../base/errors.ts';
import { startOfId } from '../base/startOfId.ts';
import { createSharing } from '../publishing/shareResult.ts';
import { createErase } from '../rights/deleteTest.ts';
import { atOnce } from '../store/concurrency.ts';
import type { Ports } from './ports.ts';
import { sweepEach } from './sweepEach.ts';
import { type Cutoffs, createTestSweep } from './sweepTests.ts';
import { sweepTogether } from './sweepTogether.ts';

const DAY_MS = 86_400_000;

/** Removes records from before their cutoff; resolves to their number. */
type Sweeper = (cutoffs: Cutoffs, signal?: AbortSignal) => Promise<number>;

/** One for each kind of the contract's table. */
export function createSweepers(ports: Ports): Record<RetentionKind, Sweeper> {
  const { store, log, clock } = ports;
  const { testSessions, sharedResults, bookkeeping } = store;
  const erase = createErase(ports);
  const sharing = createSharing(ports);
  /** Stored times of records that stay. `clock.corrected` makes only times in the future earlier. */
  const notOld = (kind: RetentionKind, cutoffs: Cutoffs) => ({ from: cutoffs[kind], to: clock.now() });
  const tests =
    (kind: 'unpaidTests' | 'paidTests'): Sweeper =>
    async (cutoffs, signal) => {
      const isOld = (startedAt: number) => clock.corrected(startedAt) < cutoffs[kind];
      let ids = ports.testsBefore?.(kind === 'paidTests', isOld) ?? testSessions.ids();
      let removedTogether = 0;
      if (kind === 'unpaidTests' && store.removeTogether)
        ids = sweepTogether({
          kind,
          ids,
          isDue: (id) => isOld(startOfId(id)),
          remove: store.removeTogether,
          onRemoved(count) {
            removedTogether += count;
          },
          log,
          signal,
        });
      const sweep = createTestSweep(ports, erase, kind, cutoffs);
      const removedAlone = await sweepEach({ kind, ids, sweep, log, signal });
      return removedTogether + removedAlone;
    };
  return {
    unpaidTests: tests('unpaidTests'),
    paidTests: tests('paidTests'),
    sharedResults: (cutoffs, signal) =>
      sweepEach({
        kind: 'sharedResults',
        ids: sharedResults.idsOutside(notOld('sharedResults', cutoffs)),
        async sweep(id) {
          const shared = await sharedResults.get(id);
          if (!shared || clock.corrected(shared.createdAt) >= cutoffs.sharedResults) return false;
          const session = await testSessions.get(shared.sessionId).catch((error: unknown) => {
            if (!hasCode(error, 'record_damaged')) throw error;
          });
          if (session?.sharedResultId === id) await sharing.unshare(session);
          // One whose test is deleted, or has forgotten it after a crash, still exists.
          await sharedResults.remove(id);
          return true;
        },
        log,
        signal,
      }),
    emails: (cutoffs) => ports.mail.sweep(cutoffs.emails, clock.corrected),
    bookkeeping: (cutoffs, signal) =>
      sweepEach({
        kind: 'bookkeeping',
        ids: bookkeeping.idsOutside(notOld('bookkeeping', cutoffs)),
        sweep: (id) =>
          bookkeeping.remove(id, ({ createdAt }) => clock.corrected(createdAt) < cutoffs.bookkeeping),
        log,
        signal,
      }),
  };
}

/**
 * Sweeps every kind with a time limit; resolves to the numbers of removed records, if any. Continues with the next
 * kind after an error, and throws the first one at the end.
 */
export async function sweepAll(
  { clock }: Pick<Ports, 'clock'>,
  sweepers: Record<RetentionKind, Sweeper>,
  days: RetentionDays,
  signal?: AbortSignal,
): Promise<Partial<Record<RetentionKind, number>>> {
  const counts: Partial<Record<RetentionKind, number>> = {};
  const now = clock.atLeast();
  const cutoffOf = (kind: RetentionKind) =>
    days[kind] === 0 ? Number.NEGATIVE_INFINITY : now - days[kind] * DAY_MS;
  const cutoffs = Object.fromEntries(retentionKinds.map((kind) => [kind, cutoffOf(kind)])) as Record<
    RetentionKind,
    number
  >;
  const due = retentionKinds.filter((kind) => days[kind] > 0);
  await atOnce(due, 1, async (kind) => {
    const count = await sweepers[kind](cutoffs, signal);
    if (count > 0) counts[kind] = count;
  });
  return counts;
}
