import { expect, test } from 'vitest';
import { marginOfError } from './marginOfError.ts';

const interval = { low: 90, high: 110, standardError: 10 };

test('a score has its margin of error', () => {
  expect(marginOfError({ interval })).toBe(interval);
  expect(marginOfError({ interval, isTooFew: false, isTooFast: false })).toBe(interval);
});

test('a score with a warning has none', () => {
  expect(marginOfError({ interval, isTooFew: true })).toBeUndefined();
  expect(marginOfError({ interval, isTooFast: true })).toBeUndefined();
});
