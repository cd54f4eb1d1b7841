import { startOfId } from '../base/startOfId.ts';
import { dayOfId } from './groups.ts';
import type { PendingTests } from './pendingTests.ts';
import type { Counts, Sums } from './record.ts';
import type { TestList } from './rows.ts';
import type { SessionRow } from './sessionRow.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

type State = SessionRow['checkouts'][number]['state'];
const has = ({ checkouts }: SessionRow, states: readonly State[]) =>
  checkouts.some(({ state }) => states.includes(state));

/** States in which money was received. */
const paid = ['paid', 'refunded', 'disputed'] as const;
/** States in which money may have been received: the record decides. */
const perhapsPaid = [...paid, 'processing', 'duplicate'] as const;

interface DueOptions {
  list: TestList;
  tests: Pick<PendingTests, 'list'>;
  /** Sums of the day counts of a day, without tests in memory. */
  sumsOfDay: (day: string) => AsyncIterable<Sums>;
  /** Resolves once everything is counted: tests without a row would be missing. */
  all: () => Promise<void>;
}

/**
 * Lists the tests that may be paid, or may be unpaid, and started long enough ago, oldest first. It reads no records,
 * and skips days whose counts show no such test.
 */
export function createDueTests({ list, tests, sumsOfDay, all }: DueOptions) {
  async function hasAny(day: string, wantsPaid: boolean): Promise<boolean> {
    if (tests.list().some(({ id }) => dayOfId(id) === day)) return true;
    for await (const { tally, gone } of sumsOfDay(day)) {
      const left = (step: keyof Counts['steps']) => (tally?.steps[step] ?? 0) - (gone?.steps[step] ?? 0);
      if ((wantsPaid ? left('checkoutOpened') : left('started') - left('paid')) > 0) return true;
    }
    return false;
  }

  return async function* due(
    wantsPaid: boolean,
    isOld: (startedAt: number) => boolean,
  ): AsyncIterable<string> {
    await all();
    for (const day of await list.days()) {
      const hours = Array.from({ length: 24 }, (_, hour) => Date.parse(day) + hour * HOUR_MS);
      // Times stored by a wrong clock are corrected, so a later minute may be older than an earlier one.
      const isHourOld = (from: number) =>
        Array.from({ length: 61 }, (_, minute) => from + minute * MINUTE_MS).some(isOld);
      if (!hours.some(isHourOld) || !(await hasAny(day, wantsPaid))) continue;
      for await (const ids of list.idsOf(day, false)) {
        for (const id of ids) {
          if (!isOld(startOfId(id))) continue;
          const row = await list.newestRow(id);
          // A test without a row can't be read: it may have been paid.
          const isListed = row ? (wantsPaid ? has(row, perhapsPaid) : !has(row, paid)) : wantsPaid;
          if (isListed) yield id;
        }
      }
    }
  };
}
