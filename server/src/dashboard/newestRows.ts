import { hasCode } from '../base/errors.ts';
import type { TestSessionRecord } from '../session/record.ts';
import { readable } from '../store/readable.ts';
import { dayOfId } from './groups.ts';
import { accountOfRow, type PendingTest, type PendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import { rowOf } from './sessionRow.ts';
import type { TestRows } from './testRows.ts';

interface NewestRowsOptions {
  store: Pick<Store, 'testSessions' | 'dayCounts'>;
  tests: PendingTests;
  rows: TestRows;
  /** Returns true if a row may be older than its day count. */
  mayLag: (id: string) => boolean;
  /** Writes the rows of a day count again that a crash may have prevented. */
  redo: (account: string) => Promise<void>;
}

/** Reads missing facts of a pending test: its newest row, and the one in its day count. */
export function createNewestRows({ store, tests, rows, mayLag, redo }: NewestRowsOptions) {
  const { testSessions, dayCounts } = store;

  async function loadCounted(test: PendingTest): Promise<void> {
    if (test.isCountedKnown) return;
    let counted = await rows.read(test.id);
    const known = test.row ?? counted;
    if (known && mayLag(test.id)) {
      await redo(accountOfRow(known));
      counted = await rows.read(test.id);
    }
    if (test.isCountedKnown) return;
    test.counted = counted;
    test.isCountedKnown = true;
    if (known) tests.setAccount(test, accountOfRow(known));
  }

  /**
   * Finds the last trace of a deleted test after a crash that came between its row and its id: one day count still
   * has it.
   */
  async function findRemains(test: PendingTest): Promise<void> {
    for await (const account of dayCounts.ids(dayOfId(test.id))) {
      if ((await readable(dayCounts, account))?.settling[test.id] !== null) continue;
      test.isGone = true;
      test.isArchived = true;
      tests.setAccount(test, account);
    }
  }

  return {
    loadCounted,
    /** Reads the record if the newest row isn't known otherwise. */
    async resolve(test: PendingTest): Promise<void> {
      if (test.row) return;
      let record: TestSessionRecord | undefined;
      let isDamaged = false;
      try {
        record = await testSessions.get(test.id);
      } catch (error) {
        if (!hasCode(error, 'record_damaged')) throw error;
        isDamaged = true; // Its counts stay unchanged.
      }
      if (!record) await loadCounted(test);
      if (test.row) return;
      const { counted } = test;
      if (record) tests.setRow(test, () => rowOf(record), false);
      else if (counted) tests.setRow(test, () => counted, !isDamaged);
      else if (mayLag(test.id)) await findRemains(test);
      test.isUnreadable = isDamaged && !test.account;
      if (test.isUnreadable) await tests.mark(test);
    },
  };
}

/** Reader of missing facts of a pending test. */
export type NewestRows = ReturnType<typeof createNewestRows>;
