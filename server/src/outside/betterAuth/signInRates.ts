import * as v from 'valibot';
import type { Clock } from '../../base/ports.ts';
import {
  type Collection,
  type CollectionDefinition,
  SCHEMA_VERSION,
  schemaVersion,
  timestamp,
} from '../../store/collection.ts';
import { updateOrCreate } from '../../store/updateOrCreate.ts';
import { MAX_CLOCK_SKEW_MS } from './clockSkew.ts';

const RateSchema = v.strictObject({
  schemaVersion,
  /** Name of the action, and its operator. */
  id: v.string(),
  /** Time at which it is as if it had never been done. */
  freshAt: timestamp,
});

/** Use of a rate. */
export type UsedRate = v.InferOutput<typeof RateSchema>;

/** Collection of rates in use. */
export const rateRecords: CollectionDefinition<UsedRate> = {
  name: 'sign-in-rates',
  schema: RateSchema,
  due: ({ freshAt }) => freshAt,
  isPassing: true,
};

/** Times at once, and the time after which one more is allowed. */
export interface SignInRate {
  burst: number;
  everyMs: number;
}

/**
 * Limits what all instances together do for an operator, such as sending emails (generic cell rate algorithm, see
 * `http/meter.ts`).
 */
export const createRates = (collection: Collection<UsedRate>, clock: Clock) => ({
  /** Takes one, and resolves to true if there was one left. */
  async take(id: string, { burst, everyMs }: SignInRate): Promise<boolean> {
    const now = clock.now();
    let isLeft = true;
    await updateOrCreate(collection, id, (held): UsedRate => {
      const ahead = Math.max(0, (held?.freshAt ?? now) - now);
      // Further ahead than possible: counted before the clock was set back.
      const aheadMs = ahead > burst * everyMs + MAX_CLOCK_SKEW_MS ? 0 : ahead;
      isLeft = aheadMs <= (burst - 1) * everyMs;
      if (held && !isLeft) return held;
      return { schemaVersion: SCHEMA_VERSION, id, freshAt: now + aheadMs + everyMs };
    });
    return isLeft;
  },
  /** Makes it as if none had been taken. */
  async forget(id: string): Promise<void> {
    await collection.remove(id);
  },
});

/** See `createRates`. */
export type SignInRates = ReturnType<typeof createRates>;
