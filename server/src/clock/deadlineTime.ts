import type { ServerClock } from '../base/ports.ts';

/**
 * The time now by the reckoning in which something was stored, in milliseconds since the epoch. For what has a deadline:
 * however the clock leapt since it began, no time is taken from it and none is added.
 * @param startedAt When it was stored that it began.
 */
export const deadlineTime = (clock: ServerClock, startedAt: number): number =>
  clock.now() - (clock.corrected(startedAt) - startedAt);
