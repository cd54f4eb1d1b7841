import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../../base/errors.ts';
import type { Clock } from '../../base/ports.ts';
import { addressOf } from '../../http/limits.ts';
import { networkFactors, networksOf } from '../../http/networks.ts';
import { deviceTokenOf } from './cookies.ts';
import { createFailureCount } from './failures.ts';

/** So many failures of one address are a household. */
const FREE_FAILURES_OF_ADDRESS = 30;
/** How tries of browsers that have not signed in before begin their key. */
const STRANGER = 'any ';

interface GuardOptions {
  clock: Clock;
  /** Proves that a browser has signed in before. */
  deviceKey: Uint8Array;
  /** Multiplies how many failures of one address cost nothing. @default 1 */
  factor?: number | undefined;
}

/**
 * Slows down who guesses: by the account and by the address. A browser that the operator has signed in with before is
 * counted by itself, so that a stranger who keeps guessing makes other strangers wait and not the operator. The first
 * password from an address that has not failed lately does not wait for the failures of others either: an operator with
 * a new browser gets in while somebody guesses. A guesser gains one try of each network within an hour by that.
 */
export function createGuard({ clock, deviceKey, factor = 1 }: GuardOptions) {
  const accounts = createFailureCount();
  const networks = networkFactors.map((times) =>
    createFailureCount(FREE_FAILURES_OF_ADDRESS * times * Math.max(1, factor)),
  );

  const deviceToken = (userId: string) => createHmac('sha256', deviceKey).update(userId).digest('base64url');

  function isKnownDevice(c: Context, userId: string | undefined): boolean {
    const sent = Buffer.from(deviceTokenOf(c) ?? '');
    const own = Buffer.from(deviceToken(userId ?? ''));
    return userId !== undefined && sent.length === own.length && timingSafeEqual(sent, own);
  }

  return {
    deviceToken,
    /** How tries for an account are counted: those of a known browser apart. */
    accountKey: (c: Context, account: string, userId: string | undefined) =>
      `${isKnownDevice(c, userId) ? 'known ' : STRANGER}${account}`,
    /** Whether tries for an account have to wait now. */
    isSlowed: (accountKey: string) => accounts.waitMs(accountKey, clock.now()) > 0,
    /**
     * Runs one try. What it throws counts as a failure; a success forgets the failures of the account. Throws
     * `too_many_attempts` before anything is tried.
     */
    async attempt<T>(c: Context, accountKey: string, work: () => Promise<T>): Promise<T> {
      const now = clock.now();
      const own = networksOf(addressOf(c)).flatMap((key, i) => {
        const failures = networks[i];
        return failures ? [{ key, failures }] : [];
      });
      const isFirst =
        accountKey.startsWith(STRANGER) && own.every(({ key, failures }) => failures.isFresh(key, now));
      const waitMs = Math.max(
        isFirst ? 0 : accounts.waitMs(accountKey, now),
        ...own.map(({ key, failures }) => failures.waitMs(key, now)),
      );
      if (waitMs > 0) throw new ApiError('too_many_attempts', undefined, { retryAfterMs: waitMs });
      // Counted before it is known: of many tries at once, none is for free.
      accounts.fail(accountKey, now);
      for (const { key, failures } of own) failures.fail(key, now);
      const result = await work();
      accounts.succeed(accountKey);
      for (const { key, failures } of own) failures.succeed(key);
      return result;
    },
  };
}
