import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './inTime.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time gives its result, and no timer is left', async () => {
  expect(await inTime(Promise.resolve('done'), 100, () => 'late')).toBe('done');
  expect(await inTime(Promise.resolve(undefined), 100, () => 'late')).toBeUndefined();
  await expect(inTime(Promise.reject(new Error('failed')), 100, () => 'late')).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});

test('slow work continues, and its failure later harms nothing', async () => {
  let fail = (_: Error) => {};
  const slow = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const result = inTime(slow, 100, () => 'late');
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBe('late');
  fail(new Error('failed later'));
  await vi.advanceTimersByTimeAsync(100);
});
