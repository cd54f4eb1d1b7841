import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createRecord, RECORD_ID } from '../testing/records.ts';
import { createPendingTests, isSameRow } from './pendingTests.ts';
import { rowOf } from './sessionRow.ts';

function open() {
  const store = createMemoryStore();
  const left = new Set<string>();
  return { store, left, tests: createPendingTests(store, { now: () => 7, left }) };
}
const started = { id: RECORD_ID, before: undefined, after: createRecord() };

test('before a test changes, its mark is stored', async () => {
  const { store, tests } = open();
  await tests.during(RECORD_ID, async (test) => {
    expect(await store.uncounted.get(RECORD_ID)).toBeDefined();
    expect([test.isMarked, test.changedAt]).toEqual([true, 7]);
    tests.take(started);
  });
  expect(tests.list().map(({ row }) => row)).toEqual([rowOf(createRecord())]);
});

test('a test that cannot be marked does not change, and nothing of it is remembered', async () => {
  const { store, tests } = open();
  store.uncounted.create = () => Promise.reject(new Error('the disk is full'));
  let isChanged = false;
  const change = async () => {
    isChanged = true;
  };
  await expect(tests.during(RECORD_ID, change)).rejects.toThrow('the disk is full');
  expect([isChanged, tests.list()]).toEqual([false, []]);
});

test('a mark is removed with its test, and the next change makes another one', async () => {
  const { store, tests } = open();
  await tests.during(RECORD_ID, async () => tests.take(started));
  const [pending] = tests.list();
  if (pending) await tests.drop(pending);
  expect([tests.list(), await store.uncounted.get(RECORD_ID)]).toEqual([[], undefined]);
  await tests.during(RECORD_ID, async () => {});
  if (pending) await tests.drop(pending); // of before: it is another one now
  expect(await store.uncounted.get(RECORD_ID)).toBeDefined();
});

test('rows are compared by their stored fields', () => {
  const row = rowOf(createRecord());
  expect(isSameRow(row, { ...row })).toBe(true);
  expect(isSameRow(row, { ...row, isMailed: true })).toBe(false);
  expect(isSameRow(row, undefined)).toBe(false);
});
