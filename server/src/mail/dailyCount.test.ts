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

test('what was found later is counted in its place', () => {
  const count = createDailyCount(2);
  count.take('a', 5 * HOUR_MS);
  count.addEarlier('a', [3 * HOUR_MS, -30 * HOUR_MS, HOUR_MS]);
  expect(count.waitMs('a', 5 * HOUR_MS)).toBe(22 * HOUR_MS);
});

test('a hundred thousand within a day are counted without sorting them each time', () => {
  const count = createDailyCount(100_000);
  const begun = process.cpuUsage();
  for (let at = 0; at < 100_000; at += 1) {
    if (count.waitMs('', at) !== 0) throw new Error(`Blocked at ${at}.`);
    count.take('', at);
  }
  expect(count.waitMs('', 100_000)).toBe(DAY_MS - 100_000);
  expect(count.waitMs('', DAY_MS + 50_000)).toBe(0);
  // Sorting took 4.5 ms each at 50,000: minutes in all.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(20_000);
});

test('a key is forgotten when its day is over', () => {
  const count = createDailyCount(1);
  count.take('a', 0);
  count.take('b', DAY_MS);
  expect(count.size()).toBe(1);
});
