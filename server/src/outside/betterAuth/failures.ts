import { keepNewest } from '../../base/keepNewest.ts';

const SECOND_MS = 1000;
/** Failures in a row without a wait: somebody may have forgotten something. */
const FREE_FAILURES = 5;
/** Longest wait: a stranger who keeps guessing must not keep the operator out for long. */
const MAX_WAIT_MS = 30 * SECOND_MS;
/** Failures older than this are forgotten. */
const REMEMBER_MS = 3_600_000;
/** Keys remembered; above this, the one that was quiet longest is forgotten. */
const MAX_KEYS = 10_000;

/**
 * Counts failures in a row, by key, in memory: after the fifth, each makes the next try wait twice as long, up to
 * half a minute. At that pace a password of 15 characters can't be guessed.
 * @param free Failures without a wait. @default 5
 */
export function createFailureCount(free = FREE_FAILURES) {
  const counts = new Map<string, { failures: number; at: number }>();
  return {
    /** Milliseconds until the next try; 0: now. */
    waitMs(key: string, now: number): number {
      const { failures = 0, at = now } = counts.get(key) ?? {};
      if (failures < free || now < at) return 0;
      const pause = Math.min(MAX_WAIT_MS, SECOND_MS * 2 ** (failures - free));
      return Math.max(0, at + pause - now);
    },
    /** Returns true if nobody has failed under this key lately. */
    isFresh: (key: string, now: number) =>
      now - (counts.get(key)?.at ?? Number.NEGATIVE_INFINITY) >= REMEMBER_MS,
    fail(key: string, now: number): void {
      const held = counts.get(key);
      const failures = held && now - held.at < REMEMBER_MS ? held.failures + 1 : 1;
      keepNewest(counts, key, { failures, at: now }, MAX_KEYS);
    },
    succeed(key: string): void {
      counts.delete(key);
    },
  };
}
