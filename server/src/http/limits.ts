import type { Context, MiddlewareHandler } from 'hono';
import { ApiError } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { createBatches, type SharedRates } from './batches.ts';
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

/** Facts about a request that the server passes to the app. */
export interface Bindings {
  /** Client address, see `clientAddress`. Without it, as in a browser, there are no limits. */
  address?: string;
}

/** Client address of a request, `''` if unknown. */
export const addressOf = (c: Context): string => ((c.env ?? {}) as Bindings).address ?? '';

interface RateLimitsOptions {
  /** Milliseconds from any time on, never set back. */
  now: () => number;
  log: Log;
  /** Factor for the limits of one address. @default 1 */
  rateLimitFactor?: number | undefined;
  /** Factor for the limits of all addresses together. @default 1 */
  rateLimitTotalFactor?: number | undefined;
  /** Rates of one address that all instances share. @default this is the only instance */
  sharedRates?: SharedRates | undefined;
}

const CHARGE = 'chargeSharedBudget';

/**
 * Charges the shared budget for a request once its token and body are checked. Throws `too_many_requests` if others
 * have just used it up. A refused request costs the budget nothing.
 */
export const chargeShared = (c: Context): void => (c.get(CHARGE) as (() => void) | undefined)?.();

/** Rate limits of one app, counted in its memory; those of one address also in what all instances share. */
export function createRateLimits({
  now,
  log,
  rateLimitFactor: factor = 1,
  rateLimitTotalFactor: totalFactor = 1,
  sharedRates,
}: RateLimitsOptions) {
  const batches = sharedRates && createBatches(sharedRates, now);
  const counts = new Map(
    Object.entries<Limit>(limits).map(([name, { address, all, refusalsCost = false }]) => {
      const rates = networkFactors.map((times) => scaled(address, times * factor));
      const own = rates.map(createMeter);
      const shared = createSharedBudget(scaled(all, totalFactor), scaled(address, factor));
      return [name, { rates, own, shared, refusalsCost, toldAt: Number.NEGATIVE_INFINITY }];
    }),
  );
  const meters = () => [...counts.values()].flatMap(({ own, shared }) => [...own, shared]);

  /**
   * Refuses requests above a limit with `too_many_requests` and `Retry-After` in seconds; they don't count. Any other
   * counts at once for its address and networks, and for the shared budget once it passes `chargeShared` or is
   * answered. A later refusal costs the shared budget nothing, except with `refusalsCost`. `/healthz` and `/readyz`
   * have no limit.
   */
  const check: MiddlewareHandler = async (c, next) => {
    if ((c.env as Bindings | undefined)?.address === undefined) return next();
    const name = limitNameOf(c.req.method, c.req.path);
    const count = name && counts.get(name);
    if (!count) return next();
    const { rates, own, shared, refusalsCost } = count;
    const networks = networksOf(addressOf(c));
    const refuse = (of: string, waitMs: number): never => {
      // Logged once a minute, so that a flood doesn't fill the log, and without the address, which is personal data.
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
    // Counted before anything else can come between.
    for (const [i, network] of networks.entries()) own[i]?.take(network, now());
    const sharedWaitMs = await batches?.waitMs(
      networks.flatMap((network, i) => (rates[i] ? [{ ...rates[i], key: `${name} ${i} ${network}` }] : [])),
    );
    if (sharedWaitMs) {
      for (const [i, network] of networks.entries()) own[i]?.giveBack(network, now());
      refuse('one address', sharedWaitMs);
    }
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
     * Forgets addresses after their time. Requests do that once a minute; an idle server needs a timer, every
     * `FORGET_EVERY_MS`.
     */
    forget(): void {
      for (const meter of meters()) meter.forget(now());
    },
    /** Number of remembered addresses and networks in all limits. */
    size: () => meters().reduce((sum, meter) => sum + meter.size(), 0),
  };
}

/** Rate limits for each address and for all together. */
export type RateLimits = ReturnType<typeof createRateLimits>;
