import { dayOfAccount } from './groups.ts';
import type { PendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import type { Counts } from './record.ts';
import type { Settling } from './settle.ts';
import { createCountsSum } from './testCounts.ts';

interface CountsPerDayOptions {
  store: Pick<Store, 'dayCounts'>;
  tests: PendingTests;
  settling: Settling;
  /** Returns false until counts are reliable. */
  isPrepared: () => boolean;
}

/** Adds up the day counts of a day, from the disk and from memory. */
export function createCountsPerDay({ store, tests, settling, isPrepared }: CountsPerDayOptions) {
  async function accountsOf(day: string): Promise<Set<string>> {
    const accounts = new Set<string>();
    for await (const account of store.dayCounts.ids(day)) accounts.add(account);
    for (const { account } of tests.list())
      if (account && dayOfAccount(account) === day) accounts.add(account);
    return accounts;
  }

  return {
    /** Counts of a day's tests, deleted ones included. */
    async countsOfDay(day: string): Promise<readonly Counts[]> {
      if (!isPrepared()) return [];
      const sum = createCountsSum();
      for (const account of await accountsOf(day)) {
        const tally = await settling.countsOf(account);
        if (tally && tally.steps.started > 0) sum.add(tally);
      }
      return sum.list();
    },
    /** Counts of a day's tests that still exist. */
    async keptOf(day: string): Promise<readonly Counts[]> {
      if (!isPrepared()) return [];
      const sum = createCountsSum();
      for (const account of await accountsOf(day)) {
        const { tally, gone } = await settling.newestSumsOf(account);
        if (!tally || tally.steps.started === 0) continue;
        sum.add(tally);
        if (gone) sum.subtract(gone);
      }
      return sum.list();
    },
  };
}
