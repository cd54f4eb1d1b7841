import { inTime } from '../base/inTime.ts';
import type { Clock, Log } from '../base/ports.ts';
import { describeThrown } from '../base/redact.ts';
import { retried } from '../base/retried.ts';
import type { TestSessionRecord } from '../session/record.ts';
import type { Collection } from '../store/collection.ts';
import { type Change, observe } from '../store/observe.ts';
import { createAccountKeys } from './accountKeys.ts';
import { createCounting } from './counting.ts';
import { createCountsPerDay } from './countsPerDay.ts';
import { createDayCounts } from './dayCounts.ts';
import { createDueTests } from './dueTests.ts';
import { dayOfAccount } from './groups.ts';
import { createNewestRows } from './newestRows.ts';
import { createPendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import { createTestList, type Rows } from './rows.ts';
import { createSettling } from './settle.ts';
import { createTestRows } from './testRows.ts';

/** Longest time of a stop; the next start counts the rest. */
const STOP_MS = 4000;
/** Time that a reader of the counts waits for the counting to end. */
const PATIENCE_MS = 400;

/**
 * Keeps dashboard counts of all test sessions by the day (UTC) of their start. Each test has a row and belongs to one
 * day count: that of its day, partner, language and set. Before a test changes, a mark is stored; once no more
 * changes come, its row and day count are written and the mark is removed. So a change costs the same for any number
 * of tests, memory holds only the tests of the last minutes, and after a crash only marked tests are read again.
 * Without any counts, everything is counted in the background.
 *
 * A deleted test, by its visitor or after its time, leaves the counts unchanged: its row is deleted, and sums without
 * id or time (but for the day) still include it. A refund after that isn't subtracted, because nothing records its
 * test any more.
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
  const storedDays = () => store.dayCounts.groups();
  const list = createTestList({ store, tests, storedDays, rows, prepared });
  async function* sumsOfDay(day: string) {
    for await (const account of store.dayCounts.ids(day)) yield settling.sumsOf(account);
  }
  async function* newestSumsOfDay(day: string) {
    const accounts = new Set<string>();
    for await (const account of store.dayCounts.ids(day)) accounts.add(account);
    for (const { account } of tests.list())
      if (account && dayOfAccount(account) === day) accounts.add(account);
    for (const account of accounts) yield settling.newestSumsOf(account);
  }

  function take(change: Change<TestSessionRecord>): void {
    changes += 1;
    tests.take(change);
    keys.add(tests.get(change.id)?.account);
  }

  return {
    rows: { between: list.between } satisfies Rows,
    /** See `Ports`. */
    testsBefore: createDueTests({ list, tests, sumsOfDay, all }),
    /** Wraps the collection whose changes are counted. Nobody may change test sessions except through it. */
    watch(collection: Collection<TestSessionRecord>): Collection<TestSessionRecord> {
      const told = observe(collection, take);
      return {
        ...told,
        create: (id, document) => tests.during(id, () => told.create(id, document)),
        update: (id, change) => tests.during(id, () => told.update(id, change)),
        remove: (id, condition) =>
          tests.during(id, async (test) => {
            // Its counts are stored first: nobody could count it after that.
            await prepared();
            await settling.now(test);
            return told.remove(id, condition);
          }),
      };
    },
    /** Resolves once nothing of a deleted test is on the disk any more, before the next `flush`. */
    async forget(id: string): Promise<void> {
      const test = tests.get(id);
      if (!test?.isGone) return;
      await settling.now(test);
      await settling.forget(test);
    },
    /** Counts everything uncounted in the background. */
    start(): void {
      all().catch((error: unknown) => log.error('tallies_not_counted', { cause: describeThrown(error) }));
    },
    /** Resolves once everything is counted. */
    async settled(): Promise<void> {
      await all();
    },
    /** Counts the tests without recent changes. Call it every few seconds. */
    async flush(): Promise<void> {
      await prepared();
      await settling.quiet();
    },
    /** Counts everything that time allows. Nobody may change test sessions any more. */
    async stop(): Promise<void> {
      isStopping = true;
      const until = performance.now() + STOP_MS;
      await inTime(prepared(), STOP_MS, () => {});
      if (counting.isPrepared()) await settling.quiet(true, () => performance.now() > until);
    },
    /** Resolves once everything is counted, or after a short time; `counting` then has the progress. */
    ready: () => inTime(all(), PATIENCE_MS, () => {}),
    /** Every day with counts, in order. */
    days: list.days,
    ...createCountsPerDay({ sumsOfDay: newestSumsOfDay, isPrepared: counting.isPrepared }),
    /** The partners, languages and sets of all tests, as far as they are counted. */
    keys: keys.all,
    /** Version of the counts; it changes with them. */
    version: (): string => `${began}-${changes}`,
    counting: counting.progress,
  };
}

/** Dashboard counts of all test sessions. */
export type CountKeeper = ReturnType<typeof createCountKeeper>;
