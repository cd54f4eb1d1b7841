import { dayOfAccount } from './groups.ts';
import type { PendingTests } from './pendingTests.ts';
import type { Store } from './ports.ts';
import type { Tally } from './record.ts';
import type { Settling } from './settle.ts';
import { createTallySum } from './testCounts.ts';

interface DayTalliesOptions {
  store: Pick<Store, 'dayCounts'>;
  tests: PendingTests;
  settling: Settling;
  /** False until counts can be relied on. */
  isPrepared: () => boolean;
}

/** Adds up the day counts of a day, from the disk and from memory. */
export function createDayTallies({ store, tests, settling, isPrepared }: DayTalliesOptions) {
  async function accountsOf(day: string): Promise<Set<string>> {
    const accounts = new Set<string>();
    for await (const account of store.dayCounts.ids(day)) accounts.add(account);
    for (const { account } of tests.list())
      if (account && dayOfAccount(account) === day) accounts.add(account);
    return accounts;
  }

  return {
    /** What the tests of a day come to, those included that are deleted. */
    async talliesOf(day: string): Promise<readonly Tally[]> {
      if (!isPrepared()) return [];
      const sum = createTallySum();
      for (const account of await accountsOf(day)) {
        const tally = await settling.tallyOf(account);
        if (tally && tally.steps.started > 0) sum.add(tally);
      }
      return sum.list();
    },
    /** What the tests of a day come to that still exist. */
    async keptOf(day: string): Promise<readonly Tally[]> {
      if (!isPrepared()) return [];
      const sum = createTallySum();
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
