import { expect, test } from 'vitest';
import { createDailyCount } from './dailyCount.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('so many are allowed within any 24 hours, and the next one when the first of them is a day old', () => {
  const count = createDailyCount(3);
  for (const at of [0, HOUR_MS, 2 * HOUR_MS]) {
    expect(count.waitMs('a', at)).toBe(0);
    count.take('a', at);
  }
  expect(count.waitMs('a', 2 * HOUR_MS)).toBe(22 * HOUR_MS);
  expect(count.waitMs('a', DAY_MS - 1)).toBe(1);
  expect(count.waitMs('a', DAY_MS)).toBe(0);
  count.take('a', DAY_MS);
  expect(count.waitMs('a', DAY_MS)).toBe(HOUR_MS);
});

test('one key does not count for another', () => {
  const count = createDailyCount(1);
  count.take('a', 0);
  expect([count.waitMs('a', 0), count.waitMs('b', 0)]).toEqual([DAY_MS, 0]);
});

test('after the clock was set back, what it had counted ahead blocks nobody', () => {
  const count = createDailyCount(1);
  count.take('a', DAY_MS);
  expect(count.waitMs('a', 0)).toBe(0);
});

test('what was found later is counted in its place', () => {
  const count = createDailyCount(2);
  count.take('a', 5 * HOUR_MS);
  count.take('a', HOUR_MS, 5 * HOUR_MS);
  expect(count.waitMs('a', 5 * HOUR_MS)).toBe(20 * HOUR_MS);
});

test('a key is forgotten when its day is over', () => {
  const count = createDailyCount(1);
  count.take('a', 0);
  count.take('b', DAY_MS);
  expect(count.size()).toBe(1);
});
