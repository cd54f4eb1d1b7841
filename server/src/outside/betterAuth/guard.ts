import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { ApiError } from '../../base/errors.ts';
import type { Clock } from '../../base/ports.ts';
import { addressOf } from '../../http/limits.ts';
import { networkFactors, networksOf } from '../../http/networks.ts';
import { deviceTokenOf } from './cookies.ts';
import type { Counted, FailureCounts, FailureState } from './failures.ts';

/** Failures of one account without a wait: somebody may have forgotten something. */
const FREE_FAILURES = 5;
/** Failures of one address without a wait, enough for a household. */
const FREE_FAILURES_OF_ADDRESS = 30;
/** Prefix of the keys of unknown browsers. */
const STRANGER = 'any ';

interface GuardOptions {
  clock: Clock;
  failures: FailureCounts;
  /** Proves that a browser has signed in before. */
  deviceKey: Uint8Array;
  /** Factor for the failures of one address without a wait. @default 1 */
  factor?: number | undefined;
}

/** Throws `too_many_attempts` if any of these must wait. */
function demandNoWait(states: readonly Pick<FailureState, 'waitMs'>[]): void {
  const retryAfterMs = Math.max(...states.map(({ waitMs }) => waitMs));
  if (retryAfterMs > 0) throw new ApiError('too_many_attempts', undefined, { retryAfterMs });
}

/**
 * Slows down guessing, by account and by address. A browser that the operator has signed in with counts separately,
 * so that a stranger's guesses delay only other strangers. The first password from an address without recent failures
 * doesn't wait for others either: an operator with a new browser gets in while somebody guesses. That gives a guesser
 * one try per network and hour.
 */
export function createGuard({ clock, failures, deviceKey, factor = 1 }: GuardOptions) {
  const deviceToken = (userId: string) => createHmac('sha256', deviceKey).update(userId).digest('base64url');

  function isKnownDevice(c: Context, userId: string | undefined): boolean {
    const sent = Buffer.from(deviceTokenOf(c) ?? '');
    const own = Buffer.from(deviceToken(userId ?? ''));
    return userId !== undefined && sent.length === own.length && timingSafeEqual(sent, own);
  }

  /** Networks of a request, smallest first. */
  const countedNetworks = (c: Context): Counted[] =>
    networksOf(addressOf(c)).map((network, i) => ({
      key: `network ${network}`,
      free: FREE_FAILURES_OF_ADDRESS * (networkFactors[i] ?? 1) * Math.max(1, factor),
    }));

  return {
    deviceToken,
    /** Key of tries for an account: known browsers count separately. */
    accountKey: (c: Context, account: string, userId: string | undefined) =>
      `${isKnownDevice(c, userId) ? 'known ' : STRANGER}${account}`,
    /** Resolves to true if tries for an account must wait now. */
    async isSlowed(accountKey: string): Promise<boolean> {
      const { waitMs } = await failures.look({ key: accountKey, free: FREE_FAILURES }, clock.now());
      return waitMs > 0;
    },
    /**
     * Runs one try. An error counts as a failure; a success resets the failures of the account. Throws
     * `too_many_attempts` before anything is tried.
     */
    async attempt<T>(c: Context, accountKey: string, work: () => Promise<T>): Promise<T> {
      const now = clock.now();
      const networks = countedNetworks(c);
      /** The account, which a stranger's first try doesn't wait for. */
      const accountAfter = (states: readonly FailureState[]): Counted => {
        const isFirst = accountKey.startsWith(STRANGER) && states.every(({ isFresh }) => isFresh);
        return { key: accountKey, free: isFirst ? Number.POSITIVE_INFINITY : FREE_FAILURES };
      };
      // A try that must wait isn't counted.
      const held = await Promise.all(networks.map((each) => failures.look(each, now)));
      demandNoWait([...held, await failures.look(accountAfter(held), now)]);
      // Counted before it is known, and decided again: of many tries at once, on all instances, none is for free.
      const counted = await Promise.all(networks.map((each) => failures.fail(each, now)));
      const account = accountAfter(counted);
      demandNoWait([...counted, await failures.fail(account, now)]);
      const result = await work();
      await Promise.all([account, ...networks].map(failures.forget));
      return result;
    },
  };
}
