import { expect, test } from 'vitest';
import { retryAt } from './retryAt.ts';

const HOUR_MS = 3_600_000;
const at = (attempts: number, chance = 0) => retryAt({ createdAt: 0, attempts, now: 0, chance });

test('each try waits twice as long as the one before, an hour at most', () => {
  expect([1, 2, 3, 4].map((attempts) => at(attempts))).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect([10, 11, 2000].map((attempts) => at(attempts))).toEqual([HOUR_MS, HOUR_MS, HOUR_MS]);
});

test('chance takes up to half of the wait away', () => {
  expect([0, 0.5, 1].map((chance) => at(1, chance))).toEqual([10_000, 7500, 5000]);
});

test('after a day there is no further try', () => {
  const after = (now: number) => retryAt({ createdAt: 0, attempts: 9, now, chance: 0 });
  expect(after(24 * HOUR_MS - 1)).toBeGreaterThan(24 * HOUR_MS);
  expect(after(24 * HOUR_MS)).toBeUndefined();
});

test('a mail server that is never there is tried some thirty times in all', () => {
  let now = 0;
  let attempts = 0;
  while (attempts < 1000) {
    attempts += 1;
    const next = retryAt({ createdAt: 0, attempts, now, chance: 0.5 });
    if (next === undefined) break;
    now = next;
  }
  expect(attempts).toBeGreaterThan(25);
  expect(attempts).toBeLessThan(50);
});
