import { keepNewest } from '../base/keepNewest.ts';

const MINUTE_MS = 60_000;
/** Milliseconds between two searches for keys to forget. */
export const FORGET_EVERY_MS = MINUTE_MS;
/** Most keys of one meter, about 2 MB. Above this, the one that was idle longest is forgotten. */
export const MAX_KEYS = 20_000;

/** Requests at once, and requests a minute in the long run. */
export interface Rate {
  burst: number;
  perMinute: number;
}

/**
 * Counter for rates (generic cell rate algorithm): it stores, per key, only the time at which the key is as if it had
 * never asked. `waitMs` is 0 if the key may ask now; `take` counts one, `giveBack` one less; `left` is the unused
 * part of the burst, from 0 to 1; `size` is the number of keys. `forget` drops keys after their time; `take` does so
 * automatically once a minute. Dropped: rate-limiter-flexible. It has a timer per key and only the system's clock.
 */
export function createMeter({ burst, perMinute }: Rate) {
  const everyMs = MINUTE_MS / perMinute;
  const freshAt = new Map<string, number>();
  let forgotAt = Number.NEGATIVE_INFINITY;
  const aheadMs = (key: string, now: number) => {
    const ahead = (freshAt.get(key) ?? now) - now;
    // A key ahead of its maximum was counted before the clock was set back.
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
