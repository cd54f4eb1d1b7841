import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryBriefly } from './retryBriefly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails this many times, with an error of the file system. */
function failing(code: string, times: number) {
  const operation = vi.fn(async () => {
    if (operation.mock.calls.length <= times) throw Object.assign(new Error('no'), { code });
    return 'done';
  });
  return operation;
}

test.each(['EPERM', 'EACCES', 'EBUSY', 'EMFILE', 'EAGAIN'])(
  'what may pass (%s) is tried again',
  async (code) => {
    const operation = failing(code, 6);
    const result = retryBriefly(operation);
    await vi.runAllTimersAsync();
    expect(await result).toBe('done');
    expect(operation).toHaveBeenCalledTimes(7);
  },
);

test('a lasting failure is reported within a second', async () => {
  const result = retryBriefly(failing('EBUSY', 99)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toMatchObject({ code: 'EBUSY' });
});

test.each(['EIO', 'ENOSPC', 'ENOENT', 'EEXIST', 'EXDEV', 'EROFS'])('%s is told at once', async (code) => {
  const operation = failing(code, 1);
  await expect(retryBriefly(operation)).rejects.toMatchObject({ code });
  expect(operation).toHaveBeenCalledTimes(1);
});
