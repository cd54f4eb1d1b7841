/**
 * Longest difference between the clocks of two instances. A stored time that is further ahead is from before the clock
 * was set back.
 */
export const MAX_CLOCK_SKEW_MS = 60_000;
