import { hasCode } from '../base/errors.ts';
import type { Clock } from '../base/ports.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import type { Change } from '../store/observe.ts';
import { accountOf, dayOfId } from './groups.ts';
import { packRow } from './packRow.ts';
import type { Store } from './ports.ts';
import { rowOf, type SessionRow } from './sessionRow.ts';
import { shownLocale } from './testCounts.ts';

/** A test whose newest row may not be counted yet. */
export interface PendingTest {
  readonly id: string;
  /** Newest row, or the last one of a deleted test; `undefined` until its record was read or has changed. */
  readonly row: SessionRow | undefined;
  /** Makes `row` when it is first read: most changes of a test are followed by others. */
  makeRow: (() => SessionRow) | undefined;
  isGone: boolean;
  /** True if its record can't be read and was never counted. Its mark stays, so that its deletion finds it. */
  isUnreadable: boolean;
  /** Row in the day count; read on first use. */
  counted: SessionRow | undefined;
  isCountedKnown: boolean;
  /** True if the sums count it as deleted. */
  isArchived: boolean;
  /** Name of its day count, once its row is known. */
  account: string | undefined;
  /** True if it would be counted again after a crash. */
  isMarked: boolean;
  marking: Promise<void> | undefined;
  /** Number of changes that use it now. */
  changing: number;
  /** Time of its last change, in milliseconds since the epoch. */
  changedAt: number;
}

/** The day count of a row. */
export const accountOfRow = (row: SessionRow): string =>
  accountOf(dayOfId(row.id), { ...row, locale: shownLocale(row.locale) });

/** Returns true if two rows are stored as the same. */
export function isSameRow(row: SessionRow, other: SessionRow | undefined): boolean {
  if (!other || row === other) return row === other;
  const stored = new Map(Object.entries(packRow(other)));
  return Object.entries(packRow(row)).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored.get(name)),
  );
}

interface PendingOptions extends Pick<Clock, 'now'> {
  /** Tests whose marks are from the last process. */
  left: Set<string>;
}

/**
 * Tests that have changed within the last minutes, the only ones in memory. Before the first change of a test, its
 * mark is stored: so few tests must be read again after a crash.
 */
export function createPendingTests({ uncounted }: Pick<Store, 'uncounted'>, { now, left }: PendingOptions) {
  const tests = new Map<string, PendingTest>();
  const byAccount = new Map<string, Set<PendingTest>>();

  function begin(id: string): PendingTest {
    const test: PendingTest = {
      id,
      get row() {
        return this.makeRow?.();
      },
      makeRow: undefined,
      isGone: false,
      isUnreadable: false,
      counted: undefined,
      isCountedKnown: false,
      isArchived: false,
      account: undefined,
      isMarked: left.has(id),
      marking: undefined,
      changing: 0,
      changedAt: Number.NEGATIVE_INFINITY,
    };
    tests.set(id, test);
    return test;
  }

  /** Forgets a test without known facts. */
  function leave(test: PendingTest): void {
    test.changing -= 1;
    if (test.changing === 0 && !test.isMarked && !test.account) tests.delete(test.id);
  }

  async function createMark(test: PendingTest): Promise<void> {
    try {
      await uncounted.create(test.id, { schemaVersion: SCHEMA_VERSION, id: test.id });
    } catch (error) {
      if (!hasCode(error, 'record_damaged')) throw error; // A damaged one is a mark as well.
    }
    test.isMarked = true;
  }

  async function mark(test: PendingTest): Promise<void> {
    test.marking ??= createMark(test).finally(() => {
      test.marking = undefined;
    });
    await test.marking;
  }

  function setAccount(test: PendingTest, account: string): void {
    if (test.account) return;
    test.account = account;
    const others = byAccount.get(account) ?? new Set();
    byAccount.set(account, others.add(test));
  }

  function setRow(test: PendingTest, make: () => SessionRow, isGone: boolean): void {
    let row: SessionRow | undefined;
    test.makeRow = () => {
      row ??= make();
      return row;
    };
    test.isGone = isGone;
    if (!test.account) setAccount(test, accountOfRow(test.makeRow()));
  }

  return {
    get: (id: string): PendingTest | undefined => tests.get(id),
    list: (): PendingTest[] => [...tests.values()],
    ofAccount: (account: string): PendingTest[] => [...(byAccount.get(account) ?? [])],
    setAccount,
    setRow,
    mark,

    /** Runs a change of a test once its mark is stored; a marked test doesn't wait. */
    async during<R>(id: string, work: (test: PendingTest) => Promise<R>): Promise<R> {
      const test = tests.get(id) ?? begin(id);
      test.changing += 1;
      try {
        if (!test.isMarked) await mark(test);
        test.changedAt = now();
        return await work(test);
      } finally {
        leave(test);
      }
    },

    /** Runs work on a test that is only read. */
    async reading<R>(id: string, work: (test: PendingTest) => Promise<R>): Promise<R> {
      const test = tests.get(id) ?? begin(id);
      test.changing += 1;
      try {
        return await work(test);
      } finally {
        leave(test);
      }
    },

    /** Accepts a stored change. */
    take({ id, before, after }: Change<TestSessionRecord>): void {
      const test = tests.get(id);
      const record = after ?? before;
      if (!test || !record) return;
      if (!before) test.isCountedKnown = true; // A new test has no row.
      setRow(test, () => rowOf(record), !after);
    },

    /** Forgets a test with nothing left to count, and removes its mark. */
    async drop(test: PendingTest): Promise<void> {
      if (tests.get(test.id) !== test) return;
      tests.delete(test.id);
      left.delete(test.id);
      if (test.account) {
        const others = byAccount.get(test.account);
        others?.delete(test);
        if (others?.size === 0) byAccount.delete(test.account);
      }
      if (test.isMarked) await uncounted.remove(test.id);
    },
  };
}

/** The tests that have changed within the last minutes. */
export type PendingTests = ReturnType<typeof createPendingTests>;
