import { SCHEMA_VERSION } from '../store/collection.ts';
import { packRow } from './packRow.ts';
import type { RowsRecord, Tally } from './record.ts';
import type { SessionRow } from './sessionRow.ts';
import { createTallySum, tallyOf } from './tally.ts';

/** What is known of the tests that were started on one day. */
export interface DayBook {
  /** Takes the newest row of a test. */
  put(row: SessionRow): void;
  /** The test is gone: so is its row, and what it had come to stays. */
  remove(id: string): void;
  /** Takes the last row of a test that went while nobody counted: what it had come to stays. */
  archive(row: SessionRow): void;
  has(id: string): boolean;
  /** Newest first. */
  rows(): SessionRow[];
  /** What all tests of the day come to, those that are gone included. */
  tallies(): Tally[];
  /** True where the row of a test has changed since it was written. */
  isUnwritten(id: string): boolean;
  /** True where a row may still be written down whose test is gone. */
  hasRemains(): boolean;
  /** The rows as they are to be stored now; call `written` once they are. */
  toWrite(day: string): { record: RowsRecord; written: () => void };
}

/** Ids begin with the time of the start. */
export const newestFirst = (rows: Iterable<SessionRow>): SessionRow[] =>
  [...rows].sort((a, b) => (a.id < b.id ? 1 : -1));

/** A book with rows as they are stored, and with what tests that are gone had come to. */
export function createDayBook(stored: Iterable<SessionRow> = [], gone: Iterable<Tally> = []): DayBook {
  const rows = new Map<string, SessionRow>();
  const unwritten = new Map<string, SessionRow>();
  const remains = new Set<string>();
  const archived = createTallySum(gone);
  const all = createTallySum(archived.list());

  /** The rows as they are in `all`, and the tests of which that is no longer so: sums wait until somebody asks. */
  const counted = new Map<string, SessionRow>();
  const stale = new Set<string>();

  function put(row: SessionRow): void {
    rows.set(row.id, row);
    unwritten.set(row.id, row);
    stale.add(row.id);
  }

  function catchUp(): void {
    for (const id of stale) {
      const before = counted.get(id);
      const now = rows.get(id);
      if (before) all.subtract(tallyOf(before));
      if (now) {
        all.add(tallyOf(now));
        counted.set(id, now);
      }
    }
    stale.clear();
  }

  for (const row of stored) put(row);
  unwritten.clear();
  return {
    put,
    remove(id) {
      const held = rows.get(id);
      if (!held) return;
      catchUp(); // what it had come to stays in `all`
      counted.delete(id);
      rows.delete(id);
      unwritten.delete(id);
      remains.add(id);
      archived.add(tallyOf(held));
    },
    archive(row) {
      remains.add(row.id);
      archived.add(tallyOf(row));
      all.add(tallyOf(row));
    },
    has: (id) => rows.has(id),
    rows: () => newestFirst(rows.values()),
    tallies() {
      catchUp();
      return all.list();
    },
    isUnwritten: (id) => unwritten.has(id),
    hasRemains: () => remains.size > 0,
    toWrite(day) {
      const now = [...unwritten];
      const gone = [...remains];
      const packed = Object.fromEntries([...rows].map(([id, row]) => [id, packRow(row)]));
      return {
        record: { schemaVersion: SCHEMA_VERSION, id: day, rows: packed, archived: archived.list() },
        written() {
          for (const [id, row] of now) if (unwritten.get(id) === row) unwritten.delete(id);
          for (const id of gone) remains.delete(id);
        },
      };
    },
  };
}
