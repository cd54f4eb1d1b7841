import type { ServerClock } from '../base/ports.ts';

/**
 * Clock that believes every reading: for short commands, mocks, and tests that set the time.
 * @param now The time of day, in milliseconds since the epoch.
 */
export const plainClock = (now: () => number): ServerClock => ({
  now,
  atLeast: now,
  corrected: (stamp) => stamp,
  monotonicMs: now,
});
