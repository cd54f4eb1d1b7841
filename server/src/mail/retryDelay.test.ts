import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, retryDelayMs } from './retryDelay.ts';

const HOUR_MS = 3_600_000;
/** Total time in which an email is tried. */
const inAll = (chance: number) =>
  Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) => retryDelayMs(i + 1, chance)).reduce((a, b) => a + b);

test('each try waits twice as long as the one before, three hours at most', () => {
  expect([1, 2, 3, 4].map((attempts) => retryDelayMs(attempts, 0))).toEqual([10_000, 20_000, 40_000, 80_000]);
  expect([12, 13, MAX_ATTEMPTS - 1].map((attempts) => retryDelayMs(attempts, 0))).toEqual([
    3 * HOUR_MS,
    3 * HOUR_MS,
    3 * HOUR_MS,
  ]);
});

test('chance takes up to half of the wait away', () => {
  expect([0, 0.5, 1].map((chance) => retryDelayMs(1, chance))).toEqual([10_000, 7500, 5000]);
});

test('a mail server that is never there is tried for about five days', () => {
  expect(inAll(0.5) / HOUR_MS).toBeGreaterThan(4.9 * 24);
  expect(inAll(0.5) / HOUR_MS).toBeLessThan(5.2 * 24);
  expect(retryDelayMs(MAX_ATTEMPTS, 0.5)).toBe(Number.POSITIVE_INFINITY);
});
