import { retried } from '../base/retried.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { atOnce } from '../store/concurrency.ts';
import { put } from '../store/put.ts';
import { readable } from '../store/readable.ts';
import type { DayCounts } from './dayCounts.ts';
import { earlierDays, importEarlier } from './earlierCounts.ts';
import type { NewestRows } from './newestRows.ts';
import type { PendingTest, PendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import type { Settling } from './settle.ts';
import type { TestRows } from './testRows.ts';

/** Progress: counted test sessions of all. */
export interface Counting {
  done: number;
  of: number;
}

/** Id of the one document that notes whether everything has been counted. */
export const COUNTING_ID = 'all';
/** Tests read at once. */
const READ_AT_ONCE = 4;
/** Most tests held in memory while everything is counted. */
const MOST_HELD = 2000;

interface CountingOptions {
  store: Store;
  tests: PendingTests;
  rows: TestRows;
  newest: NewestRows;
  counts: DayCounts;
  settling: Settling;
  left: Set<string>;
  redo: (account: string) => Promise<void>;
  isStopping: () => boolean;
  onCounted: (test: PendingTest | undefined) => void;
}

/** Counts the tests that the last process left, or everything if the counts are missing or unreliable. */
export function createCounting({
  store,
  tests,
  rows,
  newest,
  counts,
  settling,
  left,
  redo,
  isStopping,
  onCounted,
}: CountingOptions) {
  const { counting, uncounted, testRows, testSessions, dayCounts } = store;
  const progress: Counting = { done: 0, of: 0 };
  let isAllCounted = false;
  let isPrepared = false;
  let isOver = false;

  async function setDone(isDone: boolean): Promise<void> {
    await put(counting, { schemaVersion: SCHEMA_VERSION, id: COUNTING_ID, isDone });
  }

  async function* accounts(): AsyncIterable<string> {
    for (const day of await dayCounts.groups()) yield* dayCounts.ids(day);
  }

  /**
   * Resets all counts to those of deleted tests.
   * @param isImported True after an earlier version: it has counted the tests that it deleted.
   */
  async function reset(isImported: boolean): Promise<void> {
    await atOnce(accounts(), READ_AT_ONCE, redo);
    for (const group of await testRows.groups()) {
      await atOnce(testRows.ids(group), READ_AT_ONCE, async (id) => {
        const row = (await readable(testSessions, id)) ? undefined : await rows.read(id);
        if (row && !(isImported && !left.has(id))) await settling.archive(row);
        else await testRows.remove(id);
      });
    }
    await atOnce(accounts(), READ_AT_ONCE, counts.reset);
  }

  /** Resolves once rows match day counts, and the uncounted tests are known. */
  const prepared = retried(async () => {
    const days = await earlierDays(store);
    for await (const id of uncounted.ids()) left.add(id);
    // If an earlier version has run since, its own documents have its changes.
    if (days.length > 0) await counting.remove(COUNTING_ID);
    const state = await readable(counting, COUNTING_ID);
    isAllCounted = state?.isDone ?? false;
    if (!state) {
      await importEarlier(store, days, counts);
      await reset(days.length > 0);
      await setDone(false);
    }
    isPrepared = true;
  });

  function noteCounted(id: string): void {
    progress.done += 1;
    onCounted(tests.get(id));
  }

  async function countLeft(): Promise<void> {
    progress.of += left.size;
    await atOnce([...left], READ_AT_ONCE, async (id) => {
      if (isStopping()) return;
      await tests.reading(id, newest.resolve);
      noteCounted(id);
    });
  }

  async function countEverything(): Promise<void> {
    let of = 0;
    for await (const _ of testSessions.ids()) of += 1;
    progress.of += of;
    let held = 0;
    await atOnce(testSessions.ids(), READ_AT_ONCE, async (id) => {
      if (isStopping()) return;
      // Tests with a row are counted, and later changes are pending.
      if (!tests.get(id) && !(await rows.read(id))) {
        await tests.reading(id, newest.resolve);
        held += 1;
      }
      noteCounted(id);
      if (held < MOST_HELD) return;
      held = 0;
      await settling.quiet();
    });
    await settling.quiet();
    if (isStopping()) return;
    await setDone(true);
    isAllCounted = true;
  }

  return {
    prepared,
    /** Resolves once everything is counted. */
    all: retried(async () => {
      await prepared();
      await countLeft();
      if (!isAllCounted) await countEverything();
      isOver = isAllCounted;
    }),
    isPrepared: (): boolean => isPrepared,
    /** Returns true if the row of a test may be older than its day count. */
    mayLag: (id: string): boolean => !isAllCounted || left.has(id),
    /** Returns true if the row of any test may be older. */
    mayAnyLag: (): boolean => !isAllCounted || left.size > 0,
    /** `null` once everything is counted. */
    progress: (): Counting | null =>
      isOver ? null : { done: progress.done, of: Math.max(progress.of, progress.done, 1) },
  };
}
