import { inTime } from '../base/inTime.ts';
import { keepNewest } from '../base/keepNewest.ts';
import { MAX_KEYS, type Rate } from './meter.ts';

/** Part of a burst that is taken at once: so few questions are asked, and little is lost with an instance. */
const PART = 1 / 20;
/** Longest wait for an answer. After that the limits of this instance alone hold. */
const PATIENCE_MS = 100;
/** Time without questions after one without an answer. */
const REST_MS = 1000;

/** Requests that an instance takes from the rate of a key. */
export interface Taking extends Rate {
  key: string;
  count: number;
}

/** Answer to a taking. */
export interface Taken {
  /** Number of granted requests, at most `count`. */
  granted: number;
  /** Milliseconds until one more is granted. */
  waitMs: number;
}

/** Rates that all instances share. Throws if they can't be asked. */
export type SharedRates = (takings: readonly Taking[]) => Promise<readonly Taken[]>;

interface Batch {
  left: number;
  refusedUntil: number;
}

/**
 * Takes requests from rates that all instances share, a batch at a time, so that most requests wait for nobody. A
 * database that is slow or away limits nobody: each instance has limits of its own besides.
 */
export function createBatches(take: SharedRates, now: () => number) {
  const batches = new Map<string, Batch>();
  let restsUntil = Number.NEGATIVE_INFINITY;

  async function ask(rates: readonly (Rate & { key: string })[]): Promise<void> {
    if (now() < restsUntil) return;
    const takings = rates.map((rate) => ({ ...rate, count: Math.max(1, Math.floor(rate.burst * PART)) }));
    const answers = await inTime<readonly Taken[] | undefined>(
      take(takings).catch(() => undefined),
      PATIENCE_MS,
      () => undefined,
    );
    if (!answers) {
      restsUntil = now() + REST_MS;
      return;
    }
    for (const [i, { granted, waitMs }] of answers.entries()) {
      const key = takings[i]?.key ?? '';
      const left = (batches.get(key)?.left ?? 0) + granted;
      keepNewest(batches, key, { left, refusedUntil: granted > 0 ? 0 : now() + waitMs }, MAX_KEYS);
    }
  }

  return {
    /** Takes one request of each rate; resolves to the milliseconds to wait, 0 if none. Then nothing was taken. */
    async waitMs(rates: readonly (Rate & { key: string })[]): Promise<number> {
      const isKnown = ({ key }: { key: string }) => {
        const batch = batches.get(key);
        return batch !== undefined && (batch.left > 0 || batch.refusedUntil > now());
      };
      const unknown = rates.filter((rate) => !isKnown(rate));
      if (unknown.length > 0) await ask(unknown);
      const waits = rates.map(({ key }) => {
        const { left = 0, refusedUntil = 0 } = batches.get(key) ?? {};
        return left > 0 ? 0 : Math.max(0, refusedUntil - now());
      });
      const waitMs = Math.max(...waits);
      if (waitMs > 0) return waitMs;
      for (const { key } of rates) {
        const batch = batches.get(key);
        if (batch && batch.left > 0) batch.left -= 1;
      }
      return 0;
    },
    size: () => batches.size,
  };
}
