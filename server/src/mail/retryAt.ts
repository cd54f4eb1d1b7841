const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 3_600_000;
/** A mail server that is away comes back within a day, or somebody has to look. */
const GIVE_UP_AFTER_MS = 86_400_000;

/** What decides about the next try. */
interface Tries {
  createdAt: number;
  /** How often it was tried in vain; at least once. */
  attempts: number;
  now: number;
  /** From 0 to 1, by chance: after a breakdown not all e-mails should be tried in the same moment. */
  chance: number;
}

/**
 * When to try an e-mail again, in milliseconds since the epoch: after 10 s, and twice as long each time up to an hour, by
 * chance up to half of that shorter. `undefined` when a day is over: it is given up.
 */
export function retryAt({ createdAt, attempts, now, chance }: Tries): number | undefined {
  if (now - createdAt >= GIVE_UP_AFTER_MS) return undefined;
  const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return now + Math.round(delayMs * (1 - chance / 2));
}
