import { type RetentionDays, type RetentionKind, retentionKinds } from '@quotient/contract/retention';
import { hasCode } from '../http/errors.ts';
import type { Ports } from '../ports.ts';
import type { Publishing } from '../publishing.ts';
import { createErase } from '../rights/erase.ts';
import { sweepEach } from './sweepEach.ts';
import { createTestSweep } from './sweepTests.ts';

const DAY_MS = 86_400_000;

/** Removes what is from before `cutoff`, in milliseconds since the epoch; resolves to how much that was. */
type Sweeper = (cutoff: number, signal?: AbortSignal) => Promise<number>;

/** One for each kind of the contract's table. */
export function createSweepers(ports: Ports, publishing: Publishing): Record<RetentionKind, Sweeper> {
  const { store, log, clock } = ports;
  const { testSessions, sharedResults, bookkeeping } = store;
  const erase = createErase(ports, publishing);
  /** Of the unpaid ones, those are left that can't be read: they are kept for as long as paid ones. */
  async function* testsBefore(kind: 'unpaidTests' | 'paidTests', cutoff: number): AsyncIterable<string> {
    const list = ports.testsBefore;
    if (!list) return yield* testSessions.ids();
    const isOld = (startedAt: number) => clock.corrected(startedAt) < cutoff;
    if (kind === 'paidTests') yield* list(true, isOld);
    yield* list(false, isOld);
  }
  const tests =
    (kind: 'unpaidTests' | 'paidTests'): Sweeper =>
    (cutoff, signal) =>
      sweepEach({
        kind,
        ids: testsBefore(kind, cutoff),
        sweep: createTestSweep(ports, erase, kind, cutoff),
        log,
        signal,
      });
  return {
    unpaidTests: tests('unpaidTests'),
    paidTests: tests('paidTests'),
    sharedResults: (cutoff, signal) =>
      sweepEach({
        kind: 'sharedResults',
        ids: sharedResults.ids(),
        async sweep(id) {
          const shared = await sharedResults.get(id);
          if (!shared || clock.corrected(shared.createdAt) >= cutoff) return false;
          const session = await testSessions.get(shared.sessionId).catch((error: unknown) => {
            if (!hasCode(error, 'record_damaged')) throw error;
          });
          if (session?.sharedResultId === id) await publishing.sharing.unshare(session);
          // One whose test has gone before, or has forgotten it after a crash, is still there.
          await sharedResults.remove(id);
          return true;
        },
        log,
        signal,
      }),
    emails: (cutoff) => ports.mail.sweep(cutoff),
    bookkeeping: (cutoff, signal) =>
      sweepEach({
        kind: 'bookkeeping',
        ids: bookkeeping.ids(),
        sweep: (id) => bookkeeping.remove(id, ({ createdAt }) => clock.corrected(createdAt) < cutoff),
        log,
        signal,
      }),
  };
}

/** Sweeps every kind that has a time; resolves to how many of each were removed, where any were. */
export async function sweepAll(
  { clock }: Pick<Ports, 'clock'>,
  sweepers: Record<RetentionKind, Sweeper>,
  days: RetentionDays,
  signal?: AbortSignal,
): Promise<Partial<Record<RetentionKind, number>>> {
  const counts: Partial<Record<RetentionKind, number>> = {};
  for (const kind of retentionKinds) {
    if (days[kind] === 0) continue;
    const count = await sweepers[kind](clock.atLeast() - days[kind] * DAY_MS, signal);
    if (count > 0) counts[kind] = count;
  }
  return counts;
}
