import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { retryDelayMs } from './retryDelayMs.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [undefined, 0, 500],
  [undefined, 2, 2000],
  [undefined, 9, 15_000],
  [1, 2, 2000],
  [30, 0, 30_000],
  [3600, 0, 60_000],
])('asked to wait %s s, try %i is followed after %i ms', (retryAfterSeconds, tries, delayMs) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const error = new ApiError('too_many_requests', 429, undefined, retryAfterSeconds);
  expect(retryDelayMs(error, tries)).toBe(delayMs);
});

test('two visitors do not wait equally long, and nobody less than the server asks for', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.8);
  expect(retryDelayMs(new ApiError('network', 0), 1)).toBe(800);
  expect(retryDelayMs(new ApiError('too_many_requests', 429, undefined, 1), 1)).toBe(1000);
});
