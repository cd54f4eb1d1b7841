import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createFinishedRecord, createRecord } from '../testing/records.ts';
import { createDayCounts } from './dayCounts.ts';
import { accountOfRow } from './pendingTests.ts';
import { rowOf } from './sessionRow.ts';
import { createTestRows } from './testRows.ts';

const id = (n: number) => `176722560000${n}-k3v9x2m8q1`;
const started = (n: number) => rowOf(createRecord(id(n)));
const finished = (n: number) => ({ ...rowOf(createFinishedRecord()), id: id(n) });
const account = accountOfRow(started(1));
const log = { warn() {}, error() {} };
const nothing = () => {};

function open(store = createMemoryStore()) {
  const rows = createTestRows(store);
  return { store, rows, counts: createDayCounts(store, rows, log) };
}
const begins = (n: number) => ({ id: id(n), before: undefined, after: started(n), isGone: false });
const ends = (n: number) => ({ id: id(n), before: started(n), after: finished(n), isGone: false });
const goes = (n: number) => ({ id: id(n), before: started(n), after: started(n), isGone: true });

test('the newest row takes the place of the one before it, and a deleted test stays counted', async () => {
  const { counts, rows } = open();
  await counts.settle(account, [begins(1), begins(2)], nothing);
  await counts.settle(account, [ends(1), goes(2)], nothing);
  const { tally, gone } = await counts.read(account);
  expect([tally?.steps.started, tally?.steps.completed, gone?.steps.started]).toEqual([2, 1, 1]);
  expect([await rows.read(id(1)), await rows.read(id(2))]).toEqual([finished(1), undefined]);
});

test('a row that cannot be written is written later, and its test is counted once', async () => {
  const { counts, rows, store } = open();
  const { create } = store.testRows;
  store.testRows.create = () => Promise.reject(new Error('the disk is full'));
  await expect(counts.settle(account, [begins(1)], nothing)).rejects.toThrow('the disk is full');
  expect(counts.isUnwritten(account, id(1))).toBe(true);
  store.testRows.create = create;
  await counts.settle(account, [begins(2)], nothing);
  expect(counts.isUnwritten(account, id(1))).toBe(false);
  expect([await rows.read(id(1)), await rows.read(id(2))]).toEqual([started(1), started(2)]);
  expect((await counts.read(account)).tally?.steps.started).toBe(2);
});

test('a count that the disk took while it failed is not added twice', async () => {
  const { counts, store } = open();
  await counts.settle(account, [begins(1)], nothing);
  const { update } = store.dayCounts;
  store.dayCounts.update = async (...args) => {
    await update(...args);
    throw new Error('the folder could not be synced');
  };
  await expect(counts.settle(account, [begins(2)], nothing)).rejects.toThrow('synced');
  store.dayCounts.update = update;
  await counts.settle(account, [begins(2)], nothing);
  expect((await open(store).counts.read(account)).tally?.steps.started).toBe(2);
});

test('rows that a crash came before are written from the count that has them', async () => {
  const { counts, store } = open();
  await counts.settle(account, [begins(1), begins(2)], nothing);
  for (const n of [1, 2]) await store.testRows.remove(id(n));
  const next = open(store);
  await next.counts.redo(account, (each) => each === id(1));
  expect([await next.rows.read(id(1)), await next.rows.read(id(2))]).toEqual([started(1), undefined]);
});

test('what another version counted by other rules never brings a count below nothing', async () => {
  const { counts, store } = open();
  await counts.settle(account, [begins(1)], nothing);
  await counts.settle(account, [{ ...begins(1), before: finished(1) }], nothing);
  expect((await store.dayCounts.get(account))?.tally.steps).toMatchObject({ started: 1, completed: 0 });
});
