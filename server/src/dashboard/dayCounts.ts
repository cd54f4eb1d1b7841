import { hasCode } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { packRow, unpackRow } from './packRow.ts';
import type { Store } from './ports.ts';
import type { Counts, DayCountRecord, Sums } from './record.ts';
import type { SessionRow } from './sessionRow.ts';
import { addTo, clampCounts, countsOf, startSum } from './testCounts.ts';
import type { TestRows } from './testRows.ts';

/** Most day counts in memory, the latest used ones. */
const MOST_HELD = 3000;

/** One test whose newest row should be counted. */
export interface Settlement {
  id: string;
  /** The row that the day count has of it. */
  before: SessionRow | undefined;
  after: SessionRow;
  /** True if the test is deleted: its row is removed, and its counts stay. */
  isGone: boolean;
}

/** The sums with the newest rows of some tests. */
export function withSettled({ tally, gone }: Sums, settlements: readonly Settlement[]): Sums {
  const [first] = settlements;
  if (!first) return { tally, gone };
  const like = countsOf(first.after);
  const all = startSum(tally, like);
  const deleted = settlements.some(({ isGone }) => isGone) ? startSum(gone, like) : gone;
  for (const { before, after, isGone } of settlements) {
    const counted = countsOf(after);
    addTo(all, counted);
    if (before) addTo(all, countsOf(before), -1);
    if (isGone && deleted) addTo(deleted, counted);
  }
  return { tally: all, gone: deleted };
}

/** Converts a day count to its stored form; one without any test has only its name. */
export function toRecord(
  account: string,
  { tally, gone }: Sums,
  settling: DayCountRecord['settling'],
  imported: Counts | null = null,
): DayCountRecord | string {
  if (!tally) return account;
  const sums = { tally: clampCounts(tally), gone: gone && clampCounts(gone) };
  return { schemaVersion: SCHEMA_VERSION, id: account, ...sums, settling, imported };
}

interface Held extends Sums {
  /** False if the document is damaged: then the sums are only in memory. */
  isKept: boolean;
}

/**
 * Day counts on the disk. A change of the sums and its rows are one document, and rows are written after it:
 * unwritten ones are in `settling`. Nobody may change one account from two places at once.
 */
export function createDayCounts({ dayCounts }: Pick<Store, 'dayCounts'>, rows: TestRows, log: Log) {
  const held = new Map<string, Held>();
  /** Counted but unwritten rows by account and test; `null` for a row to remove. */
  const unwritten = new Map<string, Map<string, SessionRow | null>>();

  function hold(account: string, sums: Held): Held {
    held.delete(account);
    held.set(account, sums);
    for (const [oldest, { isKept }] of held) {
      if (held.size <= MOST_HELD) break;
      if (isKept && !unwritten.has(oldest)) held.delete(oldest);
    }
    return sums;
  }

  async function readRecord(account: string): Promise<DayCountRecord | 'damaged' | undefined> {
    try {
      return await dayCounts.get(account);
    } catch (error) {
      if (!hasCode(error, 'record_damaged')) throw error;
      return 'damaged';
    }
  }

  async function read(account: string): Promise<Held> {
    const known = held.get(account);
    if (known) return hold(account, known);
    const record = await readRecord(account);
    if (record === 'damaged') {
      log.warn('tallies_not_kept', { account });
      return hold(account, { tally: null, gone: null, isKept: false });
    }
    return hold(account, { tally: record?.tally ?? null, gone: record?.gone ?? null, isKept: true });
  }

  async function write(record: DayCountRecord | string): Promise<void> {
    if (typeof record === 'string') await dayCounts.remove(record);
    else if (!(await dayCounts.update(record.id, () => record))) await dayCounts.create(record.id, record);
  }

  return {
    read: async (account: string): Promise<Sums> => read(account),

    /** Changes the sums, durably, and then the rows. Call it again after an error: without settlements it continues. */
    async settle(account: string, settlements: readonly Settlement[], counted: () => void): Promise<void> {
      const before = await read(account);
      const waiting = unwritten.get(account) ?? new Map<string, SessionRow | null>();
      const all = new Map(waiting);
      for (const { id, after, isGone } of settlements) all.set(id, isGone ? null : after);
      const sums = withSettled(before, settlements);
      const packed = [...all].map(([id, row]) => [id, row && packRow(row)] as const);
      if (before.isKept) await write(toRecord(account, sums, Object.fromEntries(packed)));
      hold(account, { ...sums, isKept: before.isKept });
      if (all.size > 0) unwritten.set(account, all);
      counted();
      const results = await Promise.allSettled(
        [...all].map(async ([id, row]) => {
          await rows.write(id, row);
          all.delete(id);
        }),
      );
      if (all.size === 0) unwritten.delete(account);
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },

    /** Writes valid rows again that a crash may have prevented. */
    async redo(account: string, isMeant: (id: string) => boolean): Promise<void> {
      const record = await readRecord(account);
      if (!record || record === 'damaged') return;
      for (const [id, stored] of Object.entries(record.settling)) {
        if (!isMeant(id)) continue;
        await rows.write(id, stored && unpackRow(id, stored));
      }
    },

    /** Adds an earlier version's counts of deleted tests, once, for any number of calls before `imported`. */
    async add(account: string, gone: Counts): Promise<void> {
      const record = await readRecord(account);
      if (record === 'damaged' || JSON.stringify(record?.imported) === JSON.stringify(gone)) return;
      const sums = {
        tally: startSum(record?.tally ?? null, gone),
        gone: startSum(record?.gone ?? null, gone),
      };
      addTo(sums.tally, gone);
      addTo(sums.gone, gone);
      await write(toRecord(account, sums, record?.settling ?? {}, gone));
      held.delete(account);
    },

    /** Notes that the added counts are stored nowhere else any more. */
    async imported(account: string): Promise<void> {
      await dayCounts.update(account, (record) => (record.imported ? { ...record, imported: null } : record));
    },

    /** Keeps only deleted tests in the sums: all others are counted again. */
    async reset(account: string): Promise<void> {
      const record = await readRecord(account);
      if (record === 'damaged') return;
      const gone = record?.gone ?? null;
      await write(toRecord(account, { tally: gone, gone }, {}));
      held.delete(account);
    },

    /** Returns true if the row of a test must still be written or removed. */
    isUnwritten: (account: string, id: string): boolean => unwritten.get(account)?.has(id) ?? false,
  };
}

/** The day counts on the disk. */
export type DayCounts = ReturnType<typeof createDayCounts>;
