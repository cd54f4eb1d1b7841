import type { Clock, Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { retried } from '../base/retried.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Collection } from '../store/collection.ts';
import { inTime } from '../store/inTime.ts';
import { type Change, observe } from '../store/observe.ts';
import { createAccountKeys } from './accountKeys.ts';
import { createCounting } from './counting.ts';
import { createCountsPerDay } from './countsPerDay.ts';
import { createDayCounts } from './dayCounts.ts';
import { createDueTests } from './dueTests.ts';
import { createNewestRows } from './newestRows.ts';
import { createPendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import { createTestList, type Rows } from './rows.ts';
import { createSettling } from './settle.ts';
import { createTestRows } from './testRows.ts';

/** A stop takes no longer than this; what isn't counted by then, the next start counts. */
const STOP_MS = 4000;
/** Who looks at the counts waits so long for the counting to end. */
const PATIENCE_MS = 400;

/**
 * Keeps what all test sessions come to, by the day (UTC) of their start.
 *
 * Each test has a row of its own, and belongs to one day count: that of its day, partner, language and set. Before a test
 * changes, a mark of it is stored; once it's quiet, its row and its day count are written and the mark is removed. So a
 * change costs the same however many tests there are, memory holds the tests of the last minutes alone, and after a crash
 * only marked tests are read again. Where nothing was ever counted, everything is, in the background.
 *
 * A test that is deleted, by its visitor or after its time, leaves the counts as they are, and of itself nothing: its row
 * goes, and what it came to stays in sums without id or time, but for the day. What is refunded after that isn't subtracted,
 * as nothing says any more from what.
 */
export function createCountKeeper(store: Store, { clock, log }: { clock: Clock; log: Log }) {
  const began = clock.now().toString(36);
  const left = new Set<string>();
  const redone = new Map<string, () => Promise<void>>();
  let changes = 0;
  let isStopping = false;

  const rows = createTestRows(store);
  const counts = createDayCounts(store, rows, log);
  const keys = createAccountKeys(store);
  const mayLag = (id: string): boolean => counting.mayLag(id);
  async function redo(account: string): Promise<void> {
    if (!counting.mayAnyLag()) return;
    const once = redone.get(account) ?? retried(() => counts.redo(account, mayLag));
    redone.set(account, once);
    await once();
  }
  const tests = createPendingTests(store, { now: clock.now, left });
  const newest = createNewestRows({ store, tests, rows, mayLag, redo });
  const settling = createSettling({ tests, newest, counts, redo, now: clock.now });
  const counting = createCounting({
    store,
    tests,
    rows,
    newest,
    counts,
    settling,
    left,
    redo,
    isStopping: () => isStopping,
    onCounted(test) {
      changes += 1;
      keys.add(test?.account);
    },
  });
  const { prepared, all } = counting;
  const list = createTestList({ store, tests, rows, prepared });

  function take(change: Change<TestSessionRecord>): void {
    changes += 1;
    tests.take(change);
    keys.add(tests.get(change.id)?.account);
  }

  return {
    rows: { between: list.between } satisfies Rows,
    /** See `Ports`. */
    testsBefore: createDueTests({ store, list, tests, settling, all }),
    /** The collection whose changes are counted. Nobody may change test sessions but by this one. */
    watch(collection: Collection<TestSessionRecord>): Collection<TestSessionRecord> {
      const told = observe(collection, take);
      return {
        ...told,
        create: (id, document) => tests.during(id, () => told.create(id, document)),
        update: (id, change) => tests.during(id, () => told.update(id, change)),
        remove: (id, condition) =>
          tests.during(id, async (test) => {
            // What it came to is stored first: nobody could count it after that.
            await prepared();
            await settling.now(test);
            return told.remove(id, condition);
          }),
      };
    },
    /** Resolves once nothing of a deleted test is on the disk any more: sooner than the next `flush`. */
    async forget(id: string): Promise<void> {
      const test = tests.get(id);
      if (!test?.isGone) return;
      await settling.now(test);
      await settling.forget(test);
    },
    /** Has everything counted that isn't, in the background. */
    start(): void {
      all().catch((error: unknown) => log.error('tallies_not_counted', { cause: describeThrown(error) }));
    },
    /** Resolves once everything is counted. */
    async settled(): Promise<void> {
      await all();
    },
    /** Counts the tests that are quiet. To be called every few seconds. */
    async flush(): Promise<void> {
      await prepared();
      await settling.quiet();
    },
    /** Counts everything, as far as there is time. Nobody may change test sessions any more. */
    async stop(): Promise<void> {
      isStopping = true;
      const until = performance.now() + STOP_MS;
      await inTime(prepared(), STOP_MS, () => {});
      if (counting.isPrepared()) await settling.quiet(true, () => performance.now() > until);
    },
    /** Resolves once everything is counted, or it's clear that this takes longer, which `counting` tells. */
    ready: () => inTime(all(), PATIENCE_MS, () => {}),
    /** Every day that has counts, in order. */
    days: list.days,
    ...createCountsPerDay({ store, tests, settling, isPrepared: counting.isPrepared }),
    /** The partners, languages and sets of all tests, as far as they are counted. */
    keys: keys.all,
    /** Another one where the numbers are others. */
    version: (): string => `${began}-${changes}`,
    counting: counting.progress,
  };
}

/** What all test sessions come to. */
export type CountKeeper = ReturnType<typeof createCountKeeper>;
