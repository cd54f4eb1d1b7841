import { type RetentionDays, type RetentionKind, retentionKinds } from '@quotient/contract/retention';
import { hasCode } from '../base/errors.ts';
import { startOfId } from '../base/startOfId.ts';
import { createSharing } from '../publishing/shareResult.ts';
import { createErase } from '../rights/deleteTest.ts';
import type { Collection } from '../store/collection.ts';
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
  const { testSessions, sharedResults, bookkeeping, orders, orderAddresses, withdrawals } = store;
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
    bookkeeping: async (cutoffs, signal) => {
      const isOld = (at: number) => clock.corrected(at) < cutoffs.bookkeeping;
      const sweepers: [Pick<Collection<unknown>, 'idsOutside'>, (id: string) => Promise<boolean>][] = [
        [bookkeeping, (id) => bookkeeping.remove(id, ({ createdAt }) => isOld(createdAt))],
        [orders, (id) => orders.remove(id, ({ createdAt }) => isOld(createdAt))],
        [orderAddresses, (id) => orderAddresses.remove(id, ({ createdAt }) => isOld(createdAt))],
        [withdrawals, (id) => withdrawals.remove(id, ({ receivedAt }) => isOld(receivedAt))],
      ];
      let count = 0;
      for (const [collection, sweep] of sweepers) {
        const ids = collection.idsOutside(notOld('bookkeeping', cutoffs));
        count += await sweepEach({ kind: 'bookkeeping', ids, sweep, log, signal });
      }
      return count;
    },
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
