import { keepNewest } from '../base/keepNewest.ts';

const MINUTE_MS = 60_000;
/** How often to look for keys that can be forgotten. */
export const FORGET_EVERY_MS = MINUTE_MS;
/** Keys remembered by one meter; some 2 MB. Above this, the one that was quiet longest is forgotten. */
export const MAX_KEYS = 20_000;

/** So many at once, and so many a minute for good. */
export interface Rate {
  burst: number;
  perMinute: number;
}

/**
 * The generic cell rate algorithm: for each key only the time at which it will be as if it had never asked.
 * `waitMs` is 0 when the key may go on now; `take` counts one, `giveBack` one less; `left` is the part of the burst that a key still has,
 * from 0 to 1; `size` is the number of keys remembered. `forget` drops the keys whose time is over; `take` does so by
 * itself once a minute.
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
    left: (key: string, now: number) => 1 - aheadMs(key, now) / (burst * everyMs),
    waitMs: (key: string, now: number) => Math.max(0, aheadMs(key, now) - (burst - 1) * everyMs),
    take(key: string, now: number): void {
      if (Math.abs(now - forgotAt) >= FORGET_EVERY_MS) forget(now);
      const next = now + aheadMs(key, now) + everyMs;
      keepNewest(freshAt, key, next, MAX_KEYS);
    },
    giveBack(key: string, now: number): void {
      freshAt.set(key, now + Math.max(0, aheadMs(key, now) - everyMs));
    },
  };
}
