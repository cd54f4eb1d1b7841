import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createRecord } from '../testing/records.ts';
import { idsByDay, readTallies } from './books.ts';
import { createDays, type OpenDay } from './days.ts';
import { rowOf } from './sessionRow.ts';

const DAY = '2026-01-01';
const id = (n: number) => `${Date.UTC(2026, 0, 1) + n}-k3v9x2m8q1`;
const row = (n: number) => rowOf(createRecord(id(n)));

function world() {
  const store = createMemoryStore();
  const open = () =>
    createDays(store, {
      log: { warn() {}, error() {} },
      idsOf: async (day) => (await idsByDay(store)).get(day) ?? [],
      onCounted() {},
    });
  return { store, days: open(), open };
}
/** Changes a day as a test of it would. */
const put = (days: ReturnType<typeof createDays>, n: number) =>
  days.during(DAY, async (entry) => {
    (await entry.counted()).put(row(n));
  });
const theDay = (days: ReturnType<typeof createDays>): OpenDay => {
  const entry = days.get(DAY);
  if (!entry) throw new Error('The day is not open.');
  return entry;
};
const started = (days: ReturnType<typeof createDays>) =>
  days.talliesOf(DAY).reduce((sum, { steps }) => sum + steps.started, 0);

test('before anything of a day changes, a death would have it counted anew', async () => {
  const { days, store } = world();
  await days.during(DAY, async () => {
    expect((await readTallies(store, DAY))?.isOpen).toBe(true);
  });
  expect(days.isWhole(DAY)).toBe(false);
});

test('a day that is closed is whole, and its numbers stay', async () => {
  const { days, store } = world();
  await put(days, 1);
  await days.close(theDay(days));
  expect([days.isWhole(DAY), started(days), days.list()]).toEqual([true, 1, [DAY]]);
  expect((await readTallies(store, DAY))?.isOpen).toBe(false);
  expect((await days.rowsOf(DAY)).map((each) => each.id)).toEqual([id(1)]);
});

test('a day is not closed while something of it changes', async () => {
  const { days } = world();
  await put(days, 1);
  await days.during(DAY, async (entry) => {
    await days.close(entry);
    expect(days.get(DAY)).toBe(entry);
  });
  await days.close(theDay(days));
  expect(days.get(DAY)).toBeUndefined();
});

test('who changes a day while it is being closed waits, and finds what was written', async () => {
  const { days } = world();
  await put(days, 1);
  const closing = days.close(theDay(days));
  await put(days, 2);
  await closing;
  expect(started(days)).toBe(2);
});

test('a day that cannot be written stays open with all it has', async () => {
  const { days, store } = world();
  await put(days, 1);
  const { update } = store.tallies;
  store.tallies.update = () => Promise.reject(new Error('the disk is full'));
  const entry = theDay(days);
  await expect(days.close(entry)).rejects.toThrow('the disk is full');
  expect([days.get(DAY), started(days), days.isWhole(DAY)]).toEqual([entry, 1, false]);
  store.tallies.update = update;
  await days.close(entry);
  expect(days.isWhole(DAY)).toBe(true);
});

test('a day that cannot be marked lets nothing change', async () => {
  const { days, store } = world();
  store.tallies.update = () => Promise.reject(new Error('the disk is full'));
  let isChanged = false;
  const change = async () => {
    isChanged = true;
  };
  await expect(days.during(DAY, change)).rejects.toThrow('the disk is full');
  expect([isChanged, days.get(DAY)]).toEqual([false, undefined]);
});

test('a start finds which days are whole and which a death has left open', async () => {
  const { days, open } = world();
  await put(days, 1);
  const afterDeath = open();
  expect(await afterDeath.load()).toEqual([DAY]);
  expect(afterDeath.isWhole(DAY)).toBe(false);
  await days.close(theDay(days));
  const afterClose = open();
  expect(await afterClose.load()).toEqual([]);
  expect([afterClose.isWhole(DAY), started(afterClose)]).toEqual([true, 1]);
});

test('what changes while a day is being counted is not lost', async () => {
  const { days, store } = world();
  await store.testSessions.create(id(1), createRecord(id(1)));
  const entry = await days.open(DAY);
  entry.meanwhile.set(id(2), row(2));
  await entry.counted();
  expect(started(days)).toBe(2);
  expect(entry.meanwhile.size).toBe(0);
});
