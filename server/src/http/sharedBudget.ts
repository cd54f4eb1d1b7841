import { keepNewest } from '../base/keepNewest.ts';
import { createMeter, FORGET_EVERY_MS, MAX_KEYS, type Rate } from './meter.ts';
import { networkFactors } from './networks.ts';

const MINUTE_MS = 60_000;
/** What was used counts half after this time. */
const HALF_LIFE_MS = 5 * MINUTE_MS;
/** After this time it counts for nothing: the privacy policy says that no address is kept for longer. */
const REMEMBER_MS = 30 * MINUTE_MS;

/**
 * What all addresses share of one limit. While half of it is left, each may use all of its own. Below, the part of its
 * own that an address may have used recently shrinks, faster than what is left: so some is always left for those that
 * have used little, and a flood can't use up what visitors need.
 * Dropped: first come, first served. Whoever sends most gets all.
 * @param own What one address may do.
 */
export function createSharedBudget(all: Rate, own: Rate) {
  const meter = createMeter(all);
  /** As much as an address can use while what it used still counts. */
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
    /** How long one of these networks has to wait; 0: not at all. */
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
      // Whatever comes first: its own use is forgotten, or half of the budget is there again.
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
