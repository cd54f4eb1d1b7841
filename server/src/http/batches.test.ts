import { expect, test } from 'vitest';
import { createBatches, type SharedRates, type Taking } from './batches.ts';

const rate = { key: 'a', burst: 100, perMinute: 60 };

/** Batches of a rate with this many requests left. */
function world(left: number) {
  const time = { now: 0 };
  const asked: Taking[] = [];
  const state = { left, isAway: false };
  const take: SharedRates = async (takings) => {
    if (state.isAway) throw new Error('away');
    return takings.map((taking) => {
      asked.push(taking);
      const granted = Math.min(taking.count, state.left);
      state.left -= granted;
      return { granted, waitMs: 5000 };
    });
  };
  return { time, asked, state, batches: createBatches(take, () => time.now) };
}

test('a twentieth of the burst is asked for at once, so twenty questions are enough for all of it', async () => {
  const { asked, batches } = world(100);
  for (let i = 0; i < 100; i += 1) expect(await batches.waitMs([rate])).toBe(0);
  expect(asked.map(({ count }) => count)).toEqual(Array.from({ length: 20 }, () => 5));
});

test('a refused key is not asked for again before its time', async () => {
  const { time, asked, state, batches } = world(3);
  for (let i = 0; i < 3; i += 1) expect(await batches.waitMs([rate])).toBe(0);
  expect(await batches.waitMs([rate])).toBe(5000);
  time.now = 4999;
  expect(await batches.waitMs([rate])).toBe(1);
  expect(asked).toHaveLength(2);
  time.now = 5000;
  state.left = 1;
  expect(await batches.waitMs([rate])).toBe(0);
});

test('of several rates, one that refuses keeps the requests of the others', async () => {
  const { state, batches } = world(6);
  const other = { ...rate, key: 'b' };
  expect(await batches.waitMs([rate, other])).toBe(0); // five and one are taken
  expect(state.left).toBe(0);
  expect(await batches.waitMs([rate, other])).toBe(5000);
  for (let i = 0; i < 4; i += 1) expect(await batches.waitMs([rate])).toBe(0);
});

test('rates that cannot be asked limit nobody, and are left alone for a second', async () => {
  const { time, asked, state, batches } = world(0);
  state.isAway = true;
  expect(await batches.waitMs([rate])).toBe(0);
  state.isAway = false;
  expect(await batches.waitMs([rate])).toBe(0);
  expect(asked).toEqual([]);
  time.now = 1000;
  expect(await batches.waitMs([rate])).toBe(5000);
});

test('many requests at once take no more than there are', async () => {
  const { batches } = world(12);
  const waits = await Promise.all(Array.from({ length: 40 }, () => batches.waitMs([rate])));
  expect(waits.filter((waitMs) => waitMs === 0).length).toBeLessThanOrEqual(12);
});
