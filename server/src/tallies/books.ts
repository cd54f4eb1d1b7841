import { dayOf } from '@quotient/contract/admin';
import { hasCode } from '../http/errors.ts';
import type { Log, Store } from '../ports.ts';
import { startOfId } from '../session/startOfId.ts';
import { type Collection, SCHEMA_VERSION } from '../store/collection.ts';
import { createDayBook, type DayBook, newestFirst } from './dayBook.ts';
import { unpackRow } from './packRow.ts';
import type { Tally } from './record.ts';
import { rowOf, type SessionRow } from './sessionRow.ts';

/** What books are made of, and kept in. */
export type BookStore = Pick<Store, 'testSessions' | 'tallies' | 'sessionRows'>;

/** `undefined` also where a document is damaged: what is counted can be counted again, as far as its records are there. */
async function readable<T>(collection: Collection<T>, id: string): Promise<T | undefined> {
  try {
    return await collection.get(id);
  } catch (error) {
    if (hasCode(error, 'record_damaged')) return undefined;
    throw error;
  }
}

/** What was written of a day: its rows, newest first, and what tests that are gone had come to. */
export async function readWritten(
  { sessionRows }: BookStore,
  day: string,
): Promise<{ rows: SessionRow[]; archived: readonly Tally[] }> {
  const { rows = {}, archived = [] } = (await readable(sessionRows, day)) ?? {};
  return { rows: newestFirst(Object.entries(rows).map(([id, row]) => unpackRow(id, row))), archived };
}

/** The book of a day as it was written. */
export async function readBook(store: BookStore, day: string): Promise<DayBook> {
  const { rows, archived } = await readWritten(store, day);
  return createDayBook(rows, archived);
}

/** The tallies of a day that were written, and whether they are whole; `undefined` where there are none. */
export const readTallies = ({ tallies }: BookStore, day: string) => readable(tallies, day);

/**
 * Counts a day anew. Every test that is there has the row of its record. One that has a written row and is not there any
 * more was removed while nobody could write that down: what it had come to is archived now.
 * @param ids Those of the day's test sessions, as far as they are known.
 */
export async function recount(
  store: BookStore,
  day: string,
  ids: readonly string[],
  onCounted: () => void = () => {},
): Promise<DayBook> {
  const { rows, archived } = await readWritten(store, day);
  const book = createDayBook([], archived);
  for (const id of ids) {
    const record = await readable(store.testSessions, id);
    if (record) book.put(rowOf(record));
    onCounted();
  }
  for (const row of rows) {
    if (book.has(row.id)) continue;
    const record = await readable(store.testSessions, row.id);
    if (record) book.put(rowOf(record));
    else book.archive(row);
  }
  return book;
}

async function put<T extends { id: string }>(collection: Collection<T>, document: T): Promise<void> {
  if (!(await collection.update(document.id, () => document))) await collection.create(document.id, document);
}

/** Writes the rows of a day. Its tallies stay as they are. */
export async function writeRows({ sessionRows }: BookStore, day: string, book: DayBook): Promise<void> {
  const { record, written } = book.toWrite(day);
  await put(sessionRows, record);
  written();
}

/**
 * Writes all of a day, and that it is whole: last, so that a death before it has the day counted anew. Of a day without
 * any test nothing is kept.
 */
export async function writeBook(store: BookStore, day: string, book: DayBook): Promise<void> {
  const tallies = book.tallies();
  if (tallies.length === 0) {
    await store.sessionRows.remove(day);
    await store.tallies.remove(day);
    return;
  }
  await writeRows(store, day, book);
  await put(store.tallies, { schemaVersion: SCHEMA_VERSION, id: day, isOpen: false, tallies });
}

/**
 * Marks a day as open, durably: whoever starts after a death counts it anew. Resolves to whether it was whole until now,
 * and whether it can be kept: damaged documents are never overwritten.
 */
export async function openBook(
  { tallies }: BookStore,
  day: string,
  log: Log,
): Promise<{ wasWhole: boolean; isKept: boolean }> {
  let wasWhole = false;
  try {
    const held = await tallies.update(day, (record) => {
      wasWhole = !record.isOpen;
      return record.isOpen ? record : { ...record, isOpen: true };
    });
    if (!held)
      await tallies.create(day, { schemaVersion: SCHEMA_VERSION, id: day, isOpen: true, tallies: [] });
    return { wasWhole, isKept: true };
  } catch (error) {
    if (!hasCode(error, 'record_damaged')) throw error;
    log.warn('tallies_not_kept', { day });
    return { wasWhole: false, isKept: false };
  }
}

/** The day on which the test session of an id was started. */
export const dayOfId = (id: string): string => dayOf(startOfId(id));

/** The ids of all test sessions, by day. */
export async function idsByDay({ testSessions }: BookStore): Promise<Map<string, string[]>> {
  const byDay = new Map<string, string[]>();
  for await (const id of testSessions.ids()) {
    const day = dayOfId(id);
    const ids = byDay.get(day);
    if (ids) ids.push(id);
    else byDay.set(day, [id]);
  }
  return byDay;
}
