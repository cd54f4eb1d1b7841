import { createAccountKeys } from './accountKeys.ts';
import type { CountKeeper } from './countKeeper.ts';
import { createCountsPerDay } from './countsPerDay.ts';
import { createDueTests } from './dueTests.ts';
import type { Store, StoredSums } from './ports.ts';
import { createTestList } from './rows.ts';
import { createTestRows } from './testRows.ts';

const done = async () => {};
/** No test is newer in memory: the store has everything. */
const tests = { list: () => [], get: () => undefined };

/** Days whose partners, languages and sets may be new: tests start today, or around midnight yesterday. */
const NEW_DAYS = 2;

/** Reads the dashboard counts of a store that keeps rows and sums itself. */
export function createStoredCounts(store: Store, sums: StoredSums): CountKeeper {
  const keys = createAccountKeys(store);
  const list = createTestList({
    store,
    tests,
    storedDays: sums.days,
    rows: createTestRows(store),
    prepared: done,
  });
  async function* sumsOfDay(day: string) {
    yield* (await sums.ofDay(day)).values();
  }
  return {
    rows: { between: list.between },
    testsBefore: createDueTests({ list, tests, sumsOfDay, all: done }),
    watch: (collection) => collection,
    forget: done,
    start() {},
    settled: done,
    flush: sums.flush,
    stop: done,
    ready: done,
    days: list.days,
    ...createCountsPerDay({ sumsOfDay, isPrepared: () => true }),
    async keys() {
      const found = await keys.all();
      for (const day of (await sums.days()).slice(-NEW_DAYS))
        for (const account of (await sums.ofDay(day)).keys()) keys.add(account);
      return found;
    },
    version: sums.version,
    counting: () => null,
  };
}
