import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../../base/errors.ts';
import type { Clock } from '../../base/ports.ts';
import { addressOf } from '../../http/limits.ts';
import { networkFactors, networksOf } from '../../http/networks.ts';
import { deviceTokenOf } from './cookies.ts';
import { createFailureCount } from './failures.ts';

/** Failures of one address without a wait, enough for a household. */
const FREE_FAILURES_OF_ADDRESS = 30;
/** Prefix of the keys of unknown browsers. */
const STRANGER = 'any ';

interface GuardOptions {
  clock: Clock;
  /** Proves that a browser has signed in before. */
  deviceKey: Uint8Array;
  /** Factor for the failures of one address without a wait. @default 1 */
  factor?: number | undefined;
}

/**
 * Slows down guessing, by account and by address. A browser that the operator has signed in with counts separately,
 * so that a stranger's guesses delay only other strangers. The first password from an address without recent failures
 * doesn't wait for others either: an operator with a new browser gets in while somebody guesses. That gives a guesser
 * one try per network and hour.
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
    /** Key of tries for an account: known browsers count separately. */
    accountKey: (c: Context, account: string, userId: string | undefined) =>
      `${isKnownDevice(c, userId) ? 'known ' : STRANGER}${account}`,
    /** Returns true if tries for an account must wait now. */
    isSlowed: (accountKey: string) => accounts.waitMs(accountKey, clock.now()) > 0,
    /**
     * Runs one try. An error counts as a failure; a success resets the failures of the account. Throws
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
