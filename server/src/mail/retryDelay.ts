const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 3 * 3_600_000;

/**
 * After so many tries, about five days, an e-mail is given up until an operator sends it again. Tries are counted, not
 * days: no clock that leaps can end them.
 */
export const MAX_ATTEMPTS = 64;

/**
 * How long to wait after so many tries in vain (at least one): 10 s, and twice as long each time up to three hours.
 * `Infinity` when it is given up.
 * @param chance From 0 to 1: takes up to half of the wait away, so that not all e-mails are tried in the same moment.
 */
export function retryDelayMs(attempts: number, chance: number): number {
  if (attempts >= MAX_ATTEMPTS) return Number.POSITIVE_INFINITY;
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delayMs * (1 - chance / 2));
}
