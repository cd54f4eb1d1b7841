const DAY_MS = 86_400_000;
/** Keys remembered; above this, the one that was quiet longest is forgotten. */
const MAX_KEYS = 20_000;

/**
 * Counts events of the last 24 hours by key, in memory. All times are milliseconds of a clock that never jumps: one
 * that is set back locks nobody out.
 */
export function createDailyCount(max: number) {
  /** Times in order; the key with the oldest last event is first. */
  const timesOf = new Map<string, number[]>();
  function recent(key: string, now: number): number[] {
    const times = timesOf.get(key) ?? [];
    const firstKept = times.findIndex((at) => now - at < DAY_MS);
    times.splice(0, firstKept < 0 ? times.length : firstKept);
    return times;
  }
  function forgetQuiet(now: number): void {
    for (const [key, times] of timesOf) {
      if (timesOf.size <= MAX_KEYS && now - (times.at(-1) ?? 0) < DAY_MS) return;
      timesOf.delete(key);
    }
  }
  return {
    /** Milliseconds until one more is allowed; 0: now. */
    waitMs(key: string, now: number): number {
      const blocking = recent(key, now).at(-max);
      return blocking === undefined ? 0 : blocking + DAY_MS - now;
    },
    /** Counts an event now, and forgets every key after its day. */
    take(key: string, now: number): void {
      const times = recent(key, now);
      times.push(now);
      timesOf.delete(key);
      timesOf.set(key, times);
      forgetQuiet(now);
    },
    /** Counts earlier events, in any order. */
    addEarlier(key: string, earlier: readonly number[]): void {
      timesOf.set(
        key,
        [...earlier, ...(timesOf.get(key) ?? [])].sort((a, b) => a - b),
      );
    },
    /** Number of remembered keys. */
    size: () => timesOf.size,
  };
}
