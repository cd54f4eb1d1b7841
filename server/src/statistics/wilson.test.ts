import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

// Newcombe, Two-sided confidence intervals for the single proportion: comparison of seven methods, Statistics in Medicine
// 17, 1998, 857–872, table I, method 3 (score without continuity correction).
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('the interval of %d of %d is the published one', (right, cases, low, high) => {
  const interval = wilsonInterval(right, cases);
  expect(interval?.value).toBe(right / cases);
  expect(interval?.low).toBeCloseTo(low, 4);
  expect(interval?.high).toBeCloseTo(high, 4);
});

test('all right is the mirror of none right, and both ends are exact', () => {
  expect(wilsonInterval(20, 20)).toMatchObject({ value: 1, high: 1 });
  expect(wilsonInterval(0, 20)?.low).toBe(0);
  expect(wilsonInterval(20, 20)?.low).toBeCloseTo(1 - (wilsonInterval(0, 20)?.high ?? 0), 12);
});

test('without a case there is no share', () => {
  expect(wilsonInterval(0, 0)).toBeNull();
});
