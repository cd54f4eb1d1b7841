import type { Counts, Sums } from './record.ts';
import { createCountsSum } from './testCounts.ts';

interface CountsPerDayOptions {
  /** Sums of the day counts of a day, of every test. */
  sumsOfDay: (day: string) => AsyncIterable<Sums>;
  /** Returns false until counts are reliable. */
  isPrepared: () => boolean;
}

/** Adds up the day counts of a day. */
export function createCountsPerDay({ sumsOfDay, isPrepared }: CountsPerDayOptions) {
  return {
    /** Counts of a day's tests, deleted ones included. */
    async countsOfDay(day: string): Promise<readonly Counts[]> {
      if (!isPrepared()) return [];
      const sum = createCountsSum();
      for await (const { tally } of sumsOfDay(day)) if (tally && tally.steps.started > 0) sum.add(tally);
      return sum.list();
    },
    /** Counts of a day's tests that still exist. */
    async keptOf(day: string): Promise<readonly Counts[]> {
      if (!isPrepared()) return [];
      const sum = createCountsSum();
      for await (const { tally, gone } of sumsOfDay(day)) {
        if (!tally || tally.steps.started === 0) continue;
        sum.add(tally);
        if (gone) sum.subtract(gone);
      }
      return sum.list();
    },
  };
}
