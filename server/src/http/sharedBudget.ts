import { keepNewest } from '../base/keepNewest.ts';
import { createMeter, FORGET_EVERY_MS, MAX_KEYS, type Rate } from './meter.ts';
import { networkFactors } from './networks.ts';

const MINUTE_MS = 60_000;
/** Time after which used budget counts half. */
const HALF_LIFE_MS = 5 * MINUTE_MS;
/** Time after which used budget is forgotten: the privacy policy promises to keep no address for longer. */
const REMEMBER_MS = 30 * MINUTE_MS;

/**
 * Budget that all addresses share in one limit. While half of it is left, each may use its full rate. Below, an
 * address that used much recently may use less, faster than the budget shrinks. So some is always left for the
 * others, and a flood can't use up what visitors need. Dropped: first come, first served. The busiest sender gets
 * everything.
 * @param own Rate of one address.
 */
export function createSharedBudget(all: Rate, own: Rate) {
  const meter = createMeter(all);
  /** Most that an address can use while its use still counts. */
  const most = own.burst + (own.perMinute * HALF_LIFE_MS) / MINUTE_MS;
  const uses = new Map<string, { amount: number; at: number }>();
  let forgotAt = Number.NEGATIVE_INFINITY;

  function usedBy(network: string, now: number): number {
    const use = uses.get(network);
    if (!use || now - use.at >= REMEMBER_MS) return 0;
    return use.amount * 0.5 ** (Math.max(0, now - use.at) / HALF_LIFE_MS);
  }

  const note = (network: string, now: number, more: 1 | -1) =>
    keepNewest(uses, network, { amount: Math.max(0, usedBy(network, now) + more), at: now }, MAX_KEYS);

  function forget(now: number): void {
    forgotAt = now;
    meter.forget(now);
    for (const [network, { at }] of uses) if (now - at >= REMEMBER_MS) uses.delete(network);
  }

  return {
    size: () => uses.size,
    forget,
    /** Milliseconds that one of these networks must wait; 0: none. */
    waitMs(networks: readonly string[], now: number): number {
      const waitMs = meter.waitMs('', now);
      const left = meter.left('', now);
      if (waitMs > 0 || left >= 0.5) return waitMs;
      const part = (2 * left) ** 2;
      const waits = networks.map((network, i) => {
        const may = part * most * (networkFactors[i] ?? 1);
        const used = usedBy(network, now);
        return used <= may ? 0 : HALF_LIFE_MS * Math.log2(used / may);
      });
      // The earlier of both: its own use is forgotten, or half of the budget is free again.
      const untilHalfMs = (0.5 - left) * all.burst * (MINUTE_MS / all.perMinute);
      return Math.min(Math.max(...waits), untilHalfMs);
    },
    take(networks: readonly string[], now: number): void {
      if (now - forgotAt >= FORGET_EVERY_MS) forget(now);
      meter.take('', now);
      for (const network of networks) note(network, now, 1);
    },
    giveBack(networks: readonly string[], now: number): void {
      meter.giveBack('', now);
      for (const network of networks) note(network, now, -1);
    },
  };
}
