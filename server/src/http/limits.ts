import type { MiddlewareHandler } from 'hono';
import type { Clock, Log } from '../ports.ts';
import { keepNewest } from '../store/keepNewest.ts';
import { ApiError } from './errors.ts';
import { limitNameOf, limits, type Rate } from './limitTable.ts';

const MINUTE_MS = 60_000;
/** How often to look for addresses that can be forgotten. */
export const FORGET_EVERY_MS = MINUTE_MS;
/** Addresses remembered for each limit; some 2 MB. Above this, the one that was quiet longest is forgotten. */
const MAX_ADDRESSES = 20_000;

/**
 * The generic cell rate algorithm: for each key only the time at which it will be as if it had never asked.
 * `waitMs` is 0 when the key may go on now; `take` counts one; `size` is the number of keys remembered. `forget` drops the
 * keys whose time is over; `take` does so by itself once a minute.
 * Dropped: rate-limiter-flexible. It keeps every key with a timer of its own and knows no other clock than the system's.
 */
export function createMeter({ burst, perMinute }: Rate) {
  const everyMs = MINUTE_MS / perMinute;
  const freshAt = new Map<string, number>();
  let forgotAt = Number.NEGATIVE_INFINITY;
  const aheadMs = (key: string, now: number) => {
    const ahead = (freshAt.get(key) ?? now) - now;
    // A key that is further ahead than it can get was counted before the clock was set back.
    return ahead > burst * everyMs ? 0 : Math.max(0, ahead);
  };
  // All of them are looked at: the map is in the order of the last request, not in that of the times.
  function forget(now: number): void {
    forgotAt = now;
    for (const key of freshAt.keys()) if (aheadMs(key, now) === 0) freshAt.delete(key);
  }
  return {
    size: () => freshAt.size,
    forget,
    waitMs: (key: string, now: number) => Math.max(0, aheadMs(key, now) - (burst - 1) * everyMs),
    take(key: string, now: number): void {
      if (Math.abs(now - forgotAt) >= FORGET_EVERY_MS) forget(now);
      const next = now + aheadMs(key, now) + everyMs;
      keepNewest(freshAt, key, next, MAX_ADDRESSES);
    },
  };
}

const scaled = ({ burst, perMinute }: Rate, factor: number): Rate => ({
  // Below one, even the first request would wait for ever.
  burst: Math.max(1, burst * factor),
  perMinute: perMinute * factor,
});

/** What the server tells the app about a request besides the request. */
export interface Bindings {
  /** Where it came from, see `limitKey`. Without it there are no limits: in a browser, for example. */
  address?: string;
}

interface RateLimitsOptions {
  clock: Clock;
  log: Log;
  /** Multiplies every number. @default 1 */
  factor?: number | undefined;
}

/** The limits of one app, counted in its memory. */
export function createRateLimits({ clock, log, factor = 1 }: RateLimitsOptions) {
  const meters = new Map(
    Object.entries(limits).map(([name, { address, all }]) => [
      name,
      {
        name,
        address: createMeter(scaled(address, factor)),
        all: createMeter(scaled(all, factor)),
        toldAt: Number.NEGATIVE_INFINITY,
      },
    ]),
  );
  /**
   * Refuses what comes too often with `too_many_requests` and `Retry-After` in seconds. A refused request counts for
   * nothing: one address that floods uses up its own share, and not that of the others. `/healthz` has no limit.
   */
  const check: MiddlewareHandler = async (c, next) => {
    const { address } = (c.env ?? {}) as Bindings;
    if (address === undefined) return next();
    const name = limitNameOf(c.req.method, c.req.path);
    const meter = name && meters.get(name);
    if (!meter) return next();
    const now = clock.now();
    const own = meter.address.waitMs(address, now);
    const waitMs = own || meter.all.waitMs('', now);
    if (waitMs > 0) {
      // It is told once a minute, so that a flood does not fill the log, and without the address, which is personal data.
      if (Math.abs(now - meter.toldAt) >= MINUTE_MS) {
        meter.toldAt = now;
        log.warn('too_many_requests', { limit: meter.name, of: own ? 'one address' : 'all' });
      }
      throw new ApiError('too_many_requests', undefined, { retryAfterMs: waitMs });
    }
    meter.address.take(address, now);
    meter.all.take('', now);
    return next();
  };
  return {
    check,
    /**
     * Forgets every address whose time is over. Requests do that, too, once a minute; a server that nobody asks any more
     * needs it from a timer of its own, every `FORGET_EVERY_MS`.
     */
    forget(): void {
      for (const { address, all } of meters.values())
        for (const meter of [address, all]) meter.forget(clock.now());
    },
    /** How many addresses are remembered, in all limits together. */
    size: () => [...meters.values()].reduce((sum, { address }) => sum + address.size(), 0),
  };
}

/** How often may be asked, for each address and for all of them together. */
export type RateLimits = ReturnType<typeof createRateLimits>;
