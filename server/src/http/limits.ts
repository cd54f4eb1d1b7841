import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { type Limit, limitNameOf, limits } from './limitTable.ts';
import { createMeter, type Rate } from './meter.ts';
import { networkFactors, networksOf } from './networks.ts';
import { createSharedBudget } from './sharedBudget.ts';

const MINUTE_MS = 60_000;

const scaled = ({ burst, perMinute }: Rate, factor: number): Rate => ({
  // Below one, even the first request would wait for ever.
  burst: Math.max(1, burst * factor),
  perMinute: perMinute * factor,
});

/** What the server tells the app about a request besides the request. */
export interface Bindings {
  /** Where it came from, see `clientAddress`. Without it there are no limits: in a browser, for example. */
  address?: string;
}

/** Where a request came from, `''` where nothing says so. */
export const addressOf = (c: Context): string => ((c.env ?? {}) as Bindings).address ?? '';

interface RateLimitsOptions {
  /** Milliseconds from any time on, never set back. */
  now: () => number;
  log: Log;
  /** Multiplies what one address may do. @default 1 */
  rateLimitFactor?: number | undefined;
  /** Multiplies what all addresses may do together. @default 1 */
  rateLimitTotalFactor?: number | undefined;
}

const CHARGE = 'chargeSharedBudget';

/**
 * Charges the shared budget for a request that has passed what is checked of it, token and body above all. Throws
 * `too_many_requests` where others have just used it up. A request that never gets here costs the budget nothing.
 */
export const chargeShared = (c: Context): void => (c.get(CHARGE) as (() => void) | undefined)?.();

/** The limits of one app, counted in its memory. */
export function createRateLimits({
  now,
  log,
  rateLimitFactor: factor = 1,
  rateLimitTotalFactor: totalFactor = 1,
}: RateLimitsOptions) {
  const counts = new Map(
    Object.entries<Limit>(limits).map(([name, { address, all, refusalsCost = false }]) => {
      const own = networkFactors.map((times) => createMeter(scaled(address, times * factor)));
      const shared = createSharedBudget(scaled(all, totalFactor), scaled(address, factor));
      return [name, { own, shared, refusalsCost, toldAt: Number.NEGATIVE_INFINITY }];
    }),
  );
  const meters = () => [...counts.values()].flatMap(({ own, shared }) => [...own, shared]);

  /**
   * Refuses what comes too often with `too_many_requests` and `Retry-After` in seconds; such a request counts for
   * nothing. Any other counts for its own address and networks at once, and for the shared budget once it has passed
   * `chargeShared` or was answered. What is refused later costs the shared budget nothing, see `refusalsCost` for the
   * two exceptions. `/healthz` and `/readyz` have no limit.
   */
  const check: MiddlewareHandler = async (c, next) => {
    if ((c.env as Bindings | undefined)?.address === undefined) return next();
    const name = limitNameOf(c.req.method, c.req.path);
    const count = name && counts.get(name);
    if (!count) return next();
    const { own, shared, refusalsCost } = count;
    const networks = networksOf(addressOf(c));
    const refuse = (of: string, waitMs: number): never => {
      // It is told once a minute, so that a flood does not fill the log, and without the address, which is personal data.
      if (now() - count.toldAt >= MINUTE_MS) {
        count.toldAt = now();
        log.warn('too_many_requests', { limit: name, of });
      }
      throw new ApiError('too_many_requests', undefined, { retryAfterMs: waitMs });
    };
    const demandShared = () => {
      const waitMs = shared.waitMs(networks, now());
      if (waitMs > 0) refuse('all', waitMs);
    };

    const waitMs = Math.max(...networks.map((network, i) => own[i]?.waitMs(network, now()) ?? 0));
    if (waitMs > 0) refuse('one address', waitMs);
    demandShared();
    for (const [i, network] of networks.entries()) own[i]?.take(network, now());
    let isCharged = false;
    c.set(CHARGE, () => {
      demandShared();
      shared.take(networks, now());
      isCharged = true;
    });
    await next();
    const { status } = c.res;
    const isRefused = status === 429 || (status >= 400 && status < 500 && !refusalsCost);
    if (isCharged && isRefused) shared.giveBack(networks, now());
    if (!isCharged && status < 400) shared.take(networks, now());
  };
  return {
    check,
    /**
     * Forgets every address whose time is over. Requests do that, too, once a minute; a server that nobody asks any more
     * needs it from a timer of its own, every `FORGET_EVERY_MS`.
     */
    forget(): void {
      for (const meter of meters()) meter.forget(now());
    },
    /** How many addresses and networks are remembered, in all limits together. */
    size: () => meters().reduce((sum, meter) => sum + meter.size(), 0),
  };
}

/** How often may be asked, for each address and for all of them together. */
export type RateLimits = ReturnType<typeof createRateLimits>;
