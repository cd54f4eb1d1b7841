import { expect, onTestFinished, vi } from 'vitest';

/** Runs a call that depends on a silent server, and advances the time by three seconds. A longer wait never ends. */
export async function inThreeSeconds<T>(call: () => Promise<T>): Promise<T> {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = call();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  return outcome;
}
