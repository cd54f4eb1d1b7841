import { dayOfId, hourOfId, hoursOf } from './groups.ts';
import type { PendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import type { SessionRow } from './sessionRow.ts';
import type { TestRows } from './testRows.ts';

/** Rows read at once. */
const READ_AT_ONCE = 32;

/** Reads the rows of test sessions, which change over time. */
export interface Rows {
  /**
   * Rows of the tests started from one day (UTC, `2026-11-23`) to another, both included; newest first.
   * @param before Only tests whose id is lower. @default all
   */
  between(fromDay: string, toDay: string, before?: string): AsyncIterable<SessionRow>;
}

interface TestListOptions {
  store: Pick<Store, 'testRows'>;
  /** Tests that are newer in memory. */
  tests: Pick<PendingTests, 'list' | 'get'>;
  /** Every stored day with counts, in order. */
  storedDays: () => Promise<string[]>;
  rows: TestRows;
  /** Resolves once rows are reliable. */
  prepared: () => Promise<void>;
}

/** Lists tests in the order of their starts, from the disk and from memory. */
export function createTestList({ store: { testRows }, tests, storedDays, rows, prepared }: TestListOptions) {
  /** The days that have tests or counts, in order. */
  async function days(): Promise<string[]> {
    const pending = tests.list().map(({ id }) => dayOfId(id));
    return [...new Set([...(await storedDays()), ...pending])].sort();
  }

  /** Ids of a day's tests, an hour at a time: a busy day needs no more memory. */
  async function* idsOf(day: string, isNewestFirst: boolean): AsyncIterable<string[]> {
    const pending = tests.list().filter(({ id }) => dayOfId(id) === day);
    const hours = hoursOf(day);
    for (const hour of isNewestFirst ? hours.reverse() : hours) {
      const ids = new Set(pending.flatMap(({ id }) => (hourOfId(id) === hour ? id : [])));
      for await (const id of testRows.ids(hour)) ids.add(id);
      const sorted = [...ids].sort();
      yield isNewestFirst ? sorted.reverse() : sorted;
    }
  }

  /** The newest row of a test; `undefined` for a deleted or a damaged one. */
  async function newestRow(id: string): Promise<SessionRow | undefined> {
    const stored = tests.get(id)?.row ? undefined : await rows.read(id);
    const pending = tests.get(id); // it may have changed while it was read
    if (pending?.row) return pending.isGone ? undefined : pending.row;
    return stored;
  }

  return {
    days,
    idsOf,
    newestRow,
    async *between(fromDay: string, toDay: string, before?: string): AsyncIterable<SessionRow> {
      await prepared();
      const lastDay = before === undefined || dayOfId(before) > toDay ? toDay : dayOfId(before);
      for (const day of (await days()).reverse()) {
        if (day < fromDay || day > lastDay) continue;
        for await (const ofHour of idsOf(day, true)) {
          const ids = ofHour.filter((id) => before === undefined || id < before);
          for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
            const read = await Promise.all(ids.slice(from, from + READ_AT_ONCE).map(newestRow));
            for (const row of read) if (row) yield row;
          }
        }
      }
    },
  };
}

/** Lists tests in the order of their starts. */
export type TestList = ReturnType<typeof createTestList>;
