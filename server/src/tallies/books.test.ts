import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createRecord } from '../testing/records.ts';
import {
  dayOfId,
  idsByDay,
  openBook,
  readBook,
  readTallies,
  readWritten,
  recount,
  writeBook,
  writeRows,
} from './books.ts';
import { createDayBook } from './dayBook.ts';
import { rowOf } from './sessionRow.ts';

const DAY = '2026-01-01';
const NOON = Date.UTC(2026, 0, 1, 12);
const id = (n: number) => `${NOON + n}-k3v9x2m8q1`;
const row = (n: number) => rowOf(createRecord(id(n)));

/** A store that holds the tests of these numbers, as text in `texts`. */
async function world(...numbers: number[]) {
  const texts = new Map<string, string>();
  const store = createMemoryStore(texts);
  for (const n of numbers) await store.testSessions.create(id(n), createRecord(id(n)));
  const logged: string[] = [];
  const log = { warn: (event: string) => void logged.push(event), error: () => {} };
  return { texts, store, log, logged };
}
const startedIn = (tallies: readonly { steps: { started: number } }[]) =>
  tallies.reduce((sum, { steps }) => sum + steps.started, 0);

test('a day is that of UTC on which the id begins', () => {
  expect(dayOfId(`${Date.UTC(2026, 0, 1) - 1}-k3v9x2m8q1`)).toBe('2025-12-31');
  expect(dayOfId(`${Date.UTC(2026, 0, 1)}-k3v9x2m8q1`)).toBe(DAY);
});

test('ids are sorted into their days', async () => {
  const { store } = await world(0, 1, 43_200_000);
  expect(await idsByDay(store)).toEqual(
    new Map([
      [DAY, [id(0), id(1)]],
      ['2026-01-02', [id(43_200_000)]],
    ]),
  );
});

test('a day that is written is read again, whole', async () => {
  const { store } = await world();
  await writeBook(store, DAY, createDayBook([row(1), row(2)]));
  expect((await readWritten(store, DAY)).rows.map((each) => each.id)).toEqual([id(2), id(1)]);
  const record = await readTallies(store, DAY);
  expect([record?.isOpen, startedIn(record?.tallies ?? [])]).toEqual([false, 2]);
  expect((await readBook(store, DAY)).tallies()).toEqual(record?.tallies);
});

test('of a day without any test nothing is kept', async () => {
  const { store } = await world();
  await writeBook(store, DAY, createDayBook([row(1)]));
  await writeBook(store, DAY, createDayBook());
  expect(await readTallies(store, DAY)).toBeUndefined();
  expect(await store.sessionRows.get(DAY)).toBeUndefined();
});

test('rows are written without the day becoming whole', async () => {
  const { store, log } = await world();
  await openBook(store, DAY, log);
  await writeRows(store, DAY, createDayBook([row(1)]));
  expect((await readTallies(store, DAY))?.isOpen).toBe(true);
  expect((await readWritten(store, DAY)).rows).toHaveLength(1);
});

test('opening says whether the day was whole, once', async () => {
  const { store, log } = await world();
  expect(await openBook(store, DAY, log)).toEqual({ wasWhole: false, isKept: true });
  await writeBook(store, DAY, createDayBook([row(1)]));
  expect(await openBook(store, DAY, log)).toEqual({ wasWhole: true, isKept: true });
  expect(await openBook(store, DAY, log)).toEqual({ wasWhole: false, isKept: true });
});

test('counting anew takes what is there, and archives what has a row and no record', async () => {
  const { store } = await world(1);
  await writeRows(store, DAY, createDayBook([row(1), row(2)]));
  let counted = 0;
  const book = await recount(store, DAY, [id(1), id(3)], () => {
    counted += 1;
  });
  expect(book.rows().map((each) => each.id)).toEqual([id(1)]);
  expect(startedIn(book.tallies())).toBe(2);
  expect(counted).toBe(2);
});

test('a test that was created after the ids were read is found by its row', async () => {
  const { store } = await world(1);
  await writeRows(store, DAY, createDayBook([row(1)]));
  expect((await recount(store, DAY, [])).rows().map((each) => each.id)).toEqual([id(1)]);
});

test('what is damaged is counted as not there, and never overwritten', async () => {
  const { store, texts, log, logged } = await world();
  await writeBook(store, DAY, createDayBook([row(1)]));
  texts.set(`tallies/${DAY}`, '{');
  expect(await readTallies(store, DAY)).toBeUndefined();
  expect(await openBook(store, DAY, log)).toEqual({ wasWhole: false, isKept: false });
  expect(logged).toEqual(['tallies_not_kept']);
  expect(texts.get(`tallies/${DAY}`)).toBe('{');
});
