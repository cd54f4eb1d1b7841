const DAY_MS = 86_400_000;
/** Keys remembered; above this, the one that was quiet longest is forgotten. */
const MAX_KEYS = 20_000;

/** Counts what happened within the last 24 hours, by key, in memory. All times in milliseconds since the epoch. */
export function createDailyCount(max: number) {
  const timesOf = new Map<string, number[]>();
  // What is in the future was counted before the clock was set back.
  const recent = (times: readonly number[], now: number) =>
    times.filter((at) => at <= now && now - at < DAY_MS);
  return {
    /** How long until one more is allowed; 0: now. */
    waitMs(key: string, now: number): number {
      const blocking = recent(timesOf.get(key) ?? [], now).at(-max);
      return blocking === undefined ? 0 : blocking + DAY_MS - now;
    },
    /** Counts one that happened at `at`, and forgets every key whose day is over. */
    take(key: string, at: number, now = at): void {
      const times = [...(timesOf.get(key) ?? []), at].sort((a, b) => a - b);
      timesOf.delete(key); // Set anew it goes to the end, so that the first one was quiet longest.
      timesOf.set(key, times);
      for (const [each, counted] of timesOf) {
        const kept = recent(counted, now);
        if (kept.length > 0 && timesOf.size <= MAX_KEYS) timesOf.set(each, kept);
        else timesOf.delete(each);
      }
    },
    /** How many keys are remembered. */
    size: () => timesOf.size,
  };
}
