/** From then on, an hour or so after the first try, it's neither greylisting nor a short failure of the recipient's server. */
const FAILING_FROM_ATTEMPTS = 10;

/** One address may be mistyped, or its mailbox full. */
const FAILING_FROM_ADDRESSES = 2;

/** Enough to see that more than one fails. */
const MOST_KEPT = 100;

/**
 * Addresses whose mail servers take nothing for now. Visitors mistype addresses every day, so this tells the mail server's
 * own failures from theirs: several addresses fail, for long, and nothing was sent since they began to. An address counts
 * from its first try only, as nobody knows what was sent before a restart.
 */
export function createDelayedAddresses() {
  const attemptsOf = new Map<string, number>();
  return {
    /** Notes that an address was tried in vain so often; returns whether e-mails fail altogether. */
    note(address: string, attempts: number): boolean {
      const key = address.toLowerCase();
      const isNew = attempts === 1 && attemptsOf.size < MOST_KEPT;
      if (isNew || attemptsOf.has(key)) attemptsOf.set(key, attempts);
      if (attempts < FAILING_FROM_ATTEMPTS || !attemptsOf.has(key)) return false;
      const failing = [...attemptsOf.values()].filter((count) => count >= FAILING_FROM_ATTEMPTS);
      return failing.length >= FAILING_FROM_ADDRESSES;
    },
    /** Something was sent. */
    clear: () => attemptsOf.clear(),
  };
}
