import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPY_FEEDBACK_MS, createCopying } from './copyFeedback.ts';

const write = vi.fn<(text: string) => Promise<void>>();
const onRefused = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onRefused.mockReset();
  write.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it says for two seconds after the last copy that it copied', async () => {
  const copying = createCopying(write, onRefused);
  const hide = copying.whileShown();
  expect(await copying.copy('one')).toBe(true);
  vi.advanceTimersByTime(COPY_FEEDBACK_MS - 1);
  await copying.copy('two');
  vi.advanceTimersByTime(COPY_FEEDBACK_MS - 1);
  expect(copying.copyState.value).toBe('copied');
  vi.advanceTimersByTime(1);
  expect(copying.copyState.value).toBe('idle');
  expect(write.mock.calls).toEqual([['one'], ['two']]);
  hide();
  expect(vi.getTimerCount()).toBe(0);
});

test('where the browser refuses, it is left to be copied by hand until a copy works', async () => {
  write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const copying = createCopying(write, onRefused);
  expect(await copying.copy('one')).toBe(false);
  expect(copying.copyState.value).toBe('failed');
  expect(onRefused).toHaveBeenCalledOnce();
  expect(await copying.copy('one')).toBe(true);
  expect(copying.copyState.value).toBe('copied');
});
