import { expect, test, vi } from 'vitest';
import { browserClock } from './clock.ts';

test('what somebody does to the date of the device is in the one clock and not in the other', () => {
  const before = browserClock.monotonicMs();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2001, 1, 3) });
  expect(browserClock.wallMs()).toBe(Date.UTC(2001, 1, 3));
  const passedMs = browserClock.monotonicMs() - before;
  vi.useRealTimers();
  expect(passedMs).toBeGreaterThanOrEqual(0);
  expect(passedMs).toBeLessThan(60_000);
});
