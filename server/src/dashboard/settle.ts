import type { Clock } from '../base/ports.ts';
import { createSerializer } from '../base/serialize.ts';
import { atOnce } from '../store/concurrency.ts';
import { type DayCounts, type Settlement, withSettled } from './dayCounts.ts';
import type { NewestRows } from './newestRows.ts';
import { accountOfRow, isSameRow, type PendingTest, type PendingTests } from './pendingTests.ts';
import type { Sums } from './record.ts';
import type { SessionRow } from './sessionRow.ts';

/** Most tests counted by one write of their day count: it stays below about 20 kB. */
const MOST_AT_ONCE = 32;
/** Day counts written at once. */
const ACCOUNTS_AT_ONCE = 4;
/** Time without changes after which a test is counted: most visitors need less for a question. */
const QUIET_MS = 300_000;

interface SettlingOptions extends Pick<Clock, 'now'> {
  tests: PendingTests;
  newest: NewestRows;
  counts: DayCounts;
  redo: (account: string) => Promise<void>;
}

const isUpToDate = (test: PendingTest) =>
  test.isGone ? test.isArchived : !test.row || isSameRow(test.row, test.counted);

/** Changes that a pending test makes in its day count; empty until its row is known. */
const settlementOf = ({ id, counted, row, isGone }: PendingTest): Settlement[] =>
  row ? [{ id, before: counted, after: row, isGone }] : [];

/** Adds up a few at a time: hundreds of tests may be pending, and others shouldn't wait. */
async function sumUp(sums: Sums, settlements: readonly Settlement[]): Promise<Sums> {
  let sum = sums;
  for (let from = 0; from < settlements.length; from += MOST_AT_ONCE) {
    sum = withSettled(sum, settlements.slice(from, from + MOST_AT_ONCE));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sum;
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, entry: V): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}

/** Adds pending tests to their day counts, a few per write, and writes their rows. */
export function createSettling({ tests, newest, counts, redo, now }: SettlingOptions) {
  const serialize = createSerializer();
  const urgent = new Map<string, Set<PendingTest>>();

  /** Counts some tests of one day count. The caller must run it in turn. */
  async function count(account: string, list: readonly PendingTest[]): Promise<void> {
    await redo(account);
    await Promise.all(list.map(newest.loadCounted));
    const due = list.flatMap((test) =>
      isUpToDate(test) ? [] : settlementOf(test).map((settlement) => ({ ...settlement, test })),
    );
    if (due.length === 0 && !list.some(({ id }) => counts.isUnwritten(account, id))) return;
    await counts.settle(account, due, () => {
      for (const { test, after, isGone } of due) {
        test.counted = after;
        test.isArchived = isGone;
      }
    });
  }

  /** Forgets counted tests. The ids of deleted ones stay in the day count until its next write. */
  async function letGo(account: string, list: readonly PendingTest[]): Promise<void> {
    const done = list.filter(
      (test) => test.changing === 0 && isUpToDate(test) && !counts.isUnwritten(account, test.id),
    );
    if (done.some(({ isArchived }) => isArchived)) await counts.settle(account, [], () => {});
    await Promise.all(done.filter((test) => test.changing === 0 && isUpToDate(test)).map(tests.drop));
  }

  async function settleAccount(account: string, list: readonly PendingTest[]): Promise<void> {
    for (let from = 0; from < list.length; from += MOST_AT_ONCE)
      await serialize(account, () => count(account, list.slice(from, from + MOST_AT_ONCE)));
    await serialize(account, () => letGo(account, list));
  }

  const newestSumsOf = (account: string): Promise<Sums> =>
    serialize(account, async () => {
      await redo(account);
      await Promise.all(tests.ofAccount(account).map(newest.loadCounted));
      const sums = await counts.read(account);
      const settlements = tests
        .ofAccount(account)
        .flatMap((test) => (test.isArchived ? [] : settlementOf(test)));
      return sumUp(sums, settlements);
    });

  return {
    /** Counts a test at once, together with the pending ones of the same day count. */
    async now(test: PendingTest): Promise<void> {
      await newest.resolve(test);
      const { account } = test;
      if (!account) return;
      const waiting = urgent.get(account) ?? new Set();
      urgent.set(account, waiting.add(test));
      try {
        await serialize(account, async () => {
          const list = [test, ...[...waiting].filter((other) => other !== test)].slice(0, MOST_AT_ONCE);
          await count(account, list);
        });
      } finally {
        waiting.delete(test);
        if (waiting.size === 0 && urgent.get(account) === waiting) urgent.delete(account);
      }
    },

    /** Removes the deleted tests of a day count: after that, nothing on the disk refers to them. */
    async forget({ account }: PendingTest): Promise<void> {
      const gone = account === undefined ? [] : tests.ofAccount(account).filter(({ isGone }) => isGone);
      if (account !== undefined) await serialize(account, () => letGo(account, gone));
    },

    /**
     * Counts the tests without recent changes, or all of them. Continues after an error and throws the first one at
     * the end.
     */
    async quiet(isAll = false, isOver: () => boolean = () => false): Promise<void> {
      const time = now();
      const list = tests
        .list()
        .filter(
          ({ changing, isGone, changedAt }) =>
            changing === 0 && (isAll || isGone || Math.abs(time - changedAt) >= QUIET_MS),
        );
      const byAccount = new Map<string, PendingTest[]>();
      const errors: unknown[] = [];
      for (const test of list) {
        try {
          await newest.resolve(test);
          if (test.account) addTo(byAccount, test.account, test);
          else if (test.changing === 0 && !test.isUnreadable) await tests.drop(test); // The test doesn't exist.
        } catch (error) {
          errors.push(error);
        }
      }
      await atOnce(byAccount, ACCOUNTS_AT_ONCE, async ([account, ofAccount]) => {
        if (!isOver()) await settleAccount(account, ofAccount);
      });
      if (errors.length > 0) throw errors[0];
    },

    /** Sums of a day count, without uncounted tests. */
    sumsOf: (account: string): Promise<Sums> =>
      serialize(account, async () => {
        await redo(account);
        return counts.read(account);
      }),

    /** Adds a deleted test with only its row left to the sums, and removes the row. */
    async archive(row: SessionRow): Promise<void> {
      const account = accountOfRow(row);
      const settlement = { id: row.id, before: row, after: row, isGone: true };
      await serialize(account, () => counts.settle(account, [settlement], () => {}));
    },

    /** Sums of a day count, uncounted tests included. */
    newestSumsOf,
  };
}

/** Adds pending tests to their day counts. */
export type Settling = ReturnType<typeof createSettling>;
