import type { ServerClock } from '../base/ports.ts';

/**
 * The current time for a deadline, in milliseconds since the epoch. A clock change since the start neither takes nor
 * adds time.
 * @param startedAt Stored time of the start.
 */
export const deadlineTime = (clock: ServerClock, startedAt: number): number =>
  clock.now() - (clock.corrected(startedAt) - startedAt);
