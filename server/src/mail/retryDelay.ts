const FIRST_DELAY_MS = 10_000;
/** Longest wait between two tries. */
export const LONGEST_DELAY_MS = 3 * 3_600_000;

/**
 * Most tries of an email, over about five days, until an operator sends it again. Tries are counted, not days: a
 * clock that jumps can't end them.
 */
export const MAX_ATTEMPTS = 64;

/**
 * Milliseconds to wait after failed tries (at least one): 10 s, doubled each time up to three hours. `Infinity` after
 * the last.
 * @param chance From 0 to 1: shortens the wait by up to half, so that emails aren't all tried at the same moment.
 */
export function retryDelayMs(attempts: number, chance: number): number {
  if (attempts >= MAX_ATTEMPTS) return Number.POSITIVE_INFINITY;
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delayMs * (1 - chance / 2));
}
