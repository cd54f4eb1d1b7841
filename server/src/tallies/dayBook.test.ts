import { expect, test } from 'vitest';
import { createFinishedRecord, createRecord } from '../testing/records.ts';
import { createDayBook } from './dayBook.ts';
import { rowOf } from './sessionRow.ts';

const id = (n: number) => `176722560000${n}-k3v9x2m8q1`;
const started = (n: number) => rowOf(createRecord(id(n)));
const finished = (n: number) => ({ ...rowOf(createFinishedRecord()), id: id(n) });
const steps = (book: ReturnType<typeof createDayBook>) => {
  const all = book.tallies().map((tally) => tally.steps);
  return {
    started: all.reduce((sum, each) => sum + each.started, 0),
    completed: all.reduce((sum, each) => sum + each.completed, 0),
  };
};

test('the newest row of a test takes the place of the one before it', () => {
  const book = createDayBook();
  book.put(started(1));
  expect(steps(book)).toEqual({ started: 1, completed: 0 });
  book.put(finished(1));
  expect(steps(book)).toEqual({ started: 1, completed: 1 });
  expect(book.rows()).toHaveLength(1);
});

test('a test that is gone has no row, and stays counted as what it was last', () => {
  const book = createDayBook([started(1), started(2)]);
  book.put(finished(1));
  book.remove(id(1)); // before anybody asked for the sums
  expect(book.has(id(1))).toBe(false);
  expect(steps(book)).toEqual({ started: 2, completed: 1 });
  book.remove(id(1));
  book.remove('unknown');
  expect(steps(book)).toEqual({ started: 2, completed: 1 });
});

test('one that went while nobody counted is archived once', () => {
  const book = createDayBook([started(2)]);
  book.archive(finished(1));
  expect(book.has(id(1))).toBe(false);
  expect(steps(book)).toEqual({ started: 2, completed: 1 });
  const { record } = book.toWrite('2026-01-01');
  // opened again, it counts the same
  expect(steps(createDayBook([started(2)], record.archived))).toEqual({ started: 2, completed: 1 });
});

test('rows come newest first', () => {
  const book = createDayBook([started(1), started(3), started(2)]);
  expect(book.rows().map((row) => row.id)).toEqual([id(3), id(2), id(1)]);
});

test('what is stored is written; a change while it is being written is not', () => {
  const book = createDayBook([started(1)]);
  expect(book.isUnwritten(id(1))).toBe(false);
  book.put(finished(1));
  book.put(finished(2));
  const { record, written } = book.toWrite('2026-01-01');
  expect(Object.keys(record.rows).sort()).toEqual([id(1), id(2)]);
  book.put(started(2));
  written();
  expect([book.isUnwritten(id(1)), book.isUnwritten(id(2))]).toEqual([false, true]);
});

test('a row may be on the disk until it is written that its test is gone', () => {
  const book = createDayBook([started(1), started(2)]);
  expect(book.hasRemains()).toBe(false);
  book.remove(id(1));
  const { record, written } = book.toWrite('2026-01-01');
  expect(Object.keys(record.rows)).toEqual([id(2)]);
  expect(book.hasRemains()).toBe(true);
  book.remove(id(2)); // goes while the others are written
  written();
  expect(book.hasRemains()).toBe(true);
  book.toWrite('2026-01-01').written();
  expect(book.hasRemains()).toBe(false);
});
