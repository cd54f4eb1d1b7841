import { expect, vi } from 'vitest';

/**
 * What a call comes to that waits for something which never answers, and has three seconds. One that waits longer never
 * ends. Timers are real again afterwards.
 */
export async function inThreeSeconds<T>(call: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = call();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  return outcome;
}
