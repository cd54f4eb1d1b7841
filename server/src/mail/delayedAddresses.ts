/**
 * Tries, over about an hour, after which the cause is neither greylisting nor a short failure of the recipient's
 * server.
 */
const FAILING_FROM_ATTEMPTS = 10;

/** Failing addresses that point to the mail server: a single one may be mistyped, or its mailbox full. */
const FAILING_FROM_ADDRESSES = 2;

/** Most remembered addresses, enough to see that more than one fails. */
const MOST_KEPT = 100;

/**
 * Addresses whose mail servers accept nothing for now. Visitors mistype addresses every day, so this separates the
 * mail server's own failures from theirs: several addresses fail, for long, and nothing was sent meanwhile. An
 * address counts from its first try only, because successes before a restart aren't known.
 */
export function createDelayedAddresses() {
  const attemptsOf = new Map<string, number>();
  return {
    /** Notes the number of failed tries of an address; returns true if emails fail altogether. */
    note(address: string, attempts: number): boolean {
      const key = address.toLowerCase();
      const isNew = attempts === 1 && attemptsOf.size < MOST_KEPT;
      if (isNew || attemptsOf.has(key)) attemptsOf.set(key, attempts);
      if (attempts < FAILING_FROM_ATTEMPTS || !attemptsOf.has(key)) return false;
      const failing = [...attemptsOf.values()].filter((count) => count >= FAILING_FROM_ATTEMPTS);
      return failing.length >= FAILING_FROM_ADDRESSES;
    },
    /** Forgets all failures, because an email was sent. */
    clear: () => attemptsOf.clear(),
  };
}
