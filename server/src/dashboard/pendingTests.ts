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
  /** The newest row, the last one of a deleted test; `undefined` until its record was read or has changed. */
  row: SessionRow | undefined;
  isGone: boolean;
  /** Its record can't be read, and it was never counted. Its mark stays, so that its deletion finds it. */
  isUnreadable: boolean;
  /** The row in the day count; read when it's needed first. */
  counted: SessionRow | undefined;
  isCountedKnown: boolean;
  /** The sums have it as deleted. */
  isArchived: boolean;
  /** Names its day count, once its row is known. */
  account: string | undefined;
  /** A crash would have it counted again. */
  isMarked: boolean;
  marking: Promise<void> | undefined;
  /** How much is using it now. */
  changing: number;
  /** When it changed last, in milliseconds since the epoch. */
  changedAt: number;
}

/** The day count of a row. */
export const accountOfRow = (row: SessionRow): string =>
  accountOf(dayOfId(row.id), { ...row, locale: shownLocale(row.locale) });

/** Whether two rows are stored as the same. */
export function isSameRow(row: SessionRow, other: SessionRow | undefined): boolean {
  if (!other || row === other) return row === other;
  const stored = new Map(Object.entries(packRow(other)));
  return Object.entries(packRow(row)).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored.get(name)),
  );
}

interface PendingOptions extends Pick<Clock, 'now'> {
  /** The tests whose marks the process before has left. */
  left: Set<string>;
}

/**
 * The tests that have changed within the last minutes. Before the first change of a test, its mark is stored: so few tests
 * have to be read again after a crash. Memory holds only these.
 */
export function createPendingTests({ uncounted }: Pick<Store, 'uncounted'>, { now, left }: PendingOptions) {
  const tests = new Map<string, PendingTest>();
  const byAccount = new Map<string, Set<PendingTest>>();

  function begin(id: string): PendingTest {
    const test: PendingTest = {
      id,
      row: undefined,
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

  /** Forgets a test that nothing is known of. */
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

  function setRow(test: PendingTest, row: SessionRow, isGone: boolean): void {
    test.row = row;
    test.isGone = isGone;
    setAccount(test, accountOfRow(row));
  }

  return {
    get: (id: string): PendingTest | undefined => tests.get(id),
    list: (): PendingTest[] => [...tests.values()],
    ofAccount: (account: string): PendingTest[] => [...(byAccount.get(account) ?? [])],
    setAccount,
    setRow,
    mark,

    /** Runs what may change a test once a crash would have it counted again. Nobody waits where that is so already. */
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

    /** Runs work on a test that is read and not changed. */
    async reading<R>(id: string, work: (test: PendingTest) => Promise<R>): Promise<R> {
      const test = tests.get(id) ?? begin(id);
      test.changing += 1;
      try {
        return await work(test);
      } finally {
        leave(test);
      }
    },

    /** Takes a change that is stored. */
    take({ id, before, after }: Change<TestSessionRecord>): void {
      const test = tests.get(id);
      const record = after ?? before;
      if (!test || !record) return;
      if (!before) test.isCountedKnown = true; // There is no row of a new one.
      setRow(test, rowOf(record), !after);
    },

    /** Nothing of a test is left to be counted. Its mark goes. */
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
