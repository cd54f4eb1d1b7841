import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import {
  type Collection,
  type CollectionDefinition,
  count,
  SCHEMA_VERSION,
  schemaVersion,
  timestamp,
} from '../../store/collection.ts';
import { updateOrCreate } from '../../store/updateOrCreate.ts';
import { MAX_CLOCK_SKEW_MS } from './clockSkew.ts';

const SECOND_MS = 1000;
/** Longest wait: a stranger who keeps guessing must not keep the operator out for long. */
const MAX_WAIT_MS = 30 * SECOND_MS;
/** Failures older than this are forgotten. */
const REMEMBER_MS = 3_600_000;

const FailuresSchema = v.strictObject({
  schemaVersion,
  /** Hash of the account or the network: no address is stored. */
  id: v.string(),
  /** Failures in a row. */
  failures: count,
  /** Time of the last one. */
  at: timestamp,
  due: timestamp,
});

/** Failures in a row under one key. */
export type Failures = v.InferOutput<typeof FailuresSchema>;

/** Collection of failures. */
export const failureRecords: CollectionDefinition<Failures> = {
  name: 'sign-in-failures',
  schema: FailuresSchema,
  due: ({ due }) => due,
  isPassing: true,
};

/** Key that failures are counted by. */
export interface Counted {
  key: string;
  /** Failures without a wait; `Infinity`: never a wait. */
  free: number;
}

/** State of a key. */
export interface FailureState {
  /** Milliseconds until the next try; 0: now. */
  waitMs: number;
  /** True if nobody has failed lately. */
  isFresh: boolean;
}

function waitOf(held: Failures | undefined, free: number, now: number): number {
  if (!held || held.failures < free || held.at - now > MAX_CLOCK_SKEW_MS) return 0;
  const pause = Math.min(MAX_WAIT_MS, SECOND_MS * 2 ** (held.failures - free));
  return Math.max(0, held.at + pause - now);
}

const stateOf = (held: Failures | undefined, free: number, now: number): FailureState => ({
  waitMs: waitOf(held, free, now),
  isFresh: !held || now - held.at >= REMEMBER_MS,
});

/**
 * Counts failures in a row, by key: after the free ones, each makes the next try wait twice as long, up to half a
 * minute. At that pace a password of 15 characters can't be guessed.
 * @param hashKey Key for the hashes of the keys, of 32 bytes.
 */
export function createFailures(collection: Collection<Failures>, hashKey: Uint8Array) {
  const idOf = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  return {
    /** Resolves to the state of a key now. */
    async look({ key, free }: Counted, now: number): Promise<FailureState> {
      return stateOf(await collection.get(idOf(key), 'changing'), free, now);
    },
    /** Counts one failure, and resolves to the state before it. If that is a wait, nothing is counted. */
    async fail({ key, free }: Counted, now: number): Promise<FailureState> {
      const id = idOf(key);
      let before = { waitMs: 0, isFresh: true };
      await updateOrCreate(collection, id, (held): Failures => {
        before = stateOf(held, free, now);
        if (held && before.waitMs > 0) return held;
        const failures = held && !before.isFresh ? held.failures + 1 : 1;
        return { schemaVersion: SCHEMA_VERSION, id, failures, at: now, due: now + REMEMBER_MS };
      });
      return before;
    },
    async forget({ key }: Counted): Promise<void> {
      await collection.remove(idOf(key));
    },
  };
}

/** See `createFailures`. */
export type FailureCounts = ReturnType<typeof createFailures>;
