import type { ServerClock } from '../base/ports.ts';

/**
 * A clock that believes every reading: for commands and mocks, which end soon, and for tests, which move the time
 * themselves.
 * @param now The time of day, in milliseconds since the epoch.
 */
export const plainClock = (now: () => number): ServerClock => ({
  now,
  atLeast: now,
  corrected: (stamp) => stamp,
  monotonicMs: now,
});
