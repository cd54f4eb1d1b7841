import type { Log } from '../../base/ports.ts';
import { createDayCounts, type DayCounts } from '../../dashboard/dayCounts.ts';
import { dayOfId } from '../../dashboard/groups.ts';
import { unpackRow } from '../../dashboard/packRow.ts';
import { accountOfRow, isSameRow } from '../../dashboard/pendingTests.ts';
import type { Counts, Sums } from '../../dashboard/record.ts';
import { rowOf, type SessionRow } from '../../dashboard/sessionRow.ts';
import { countsOf, createCountsSum } from '../../dashboard/testCounts.ts';
import { createTestRows } from '../../dashboard/testRows.ts';
import type { Store } from '../../ports.ts';
import { readable } from '../../store/readable.ts';

/** Result for one day. */
export interface CheckedDay {
  /** Stored day counts, and those computed from the records. */
  kept: Counts[];
  counted: Counts[];
  /** Rows that differ from their records. */
  staleRows: number;
  /** Tests that the server hadn't counted when it ended. */
  uncounted: number;
}

type CheckedStore = Pick<Store, 'testSessions' | 'testRows' | 'dayCounts' | 'uncounted' | 'sums'>;

/** Days with stored counts, and the sums of each. */
function keptSums({ dayCounts, sums }: CheckedStore, counts: DayCounts) {
  return {
    days: () => (sums ? sums.days() : dayCounts.groups()),
    async *ofDay(day: string): AsyncIterable<Sums> {
      if (sums) yield* (await sums.ofDay(day)).values();
      else for await (const account of dayCounts.ids(day)) yield counts.read(account);
    },
  };
}

/** Compares rows and day counts with the records, one test after the other. Changes nothing. */
export async function checkCounts(
  store: CheckedStore,
  log: Log,
  onChecked: () => void,
): Promise<Map<string, CheckedDay>> {
  const { testSessions, testRows, dayCounts, uncounted } = store;
  const rows = createTestRows(store);
  const days = new Map<string, CheckedDay & { sum: ReturnType<typeof createCountsSum> }>();
  const dayAt = (day: string) => {
    const known = days.get(day) ?? {
      kept: [],
      counted: [],
      staleRows: 0,
      uncounted: 0,
      sum: createCountsSum(),
    };
    days.set(day, known);
    return known;
  };
  const marked = new Set<string>();
  for await (const id of uncounted.ids()) marked.add(id);
  for (const id of marked) dayAt(dayOfId(id)).uncounted += 1;

  /** Counted row of a test with a mark from a crash: its newest write may have come before its row. */
  async function countedRow(id: string, row: SessionRow | undefined, like: SessionRow | undefined) {
    const known = like ?? row;
    const settling = known && (await readable(dayCounts, accountOfRow(known)))?.settling[id];
    return settling ? unpackRow(id, settling) : settling === null ? undefined : row;
  }

  for await (const id of testSessions.ids()) {
    const day = dayAt(dayOfId(id));
    const record = await readable(testSessions, id);
    const row = await rows.read(id);
    const newest = record ? rowOf(record) : row; // a damaged test stays counted as it was
    const counted = marked.has(id) ? await countedRow(id, row, newest) : newest;
    if (counted) day.sum.add(countsOf(counted));
    if (!marked.has(id) && newest && !isSameRow(newest, row)) day.staleRows += 1;
    onChecked();
  }
  for (const group of await testRows.groups()) {
    for await (const id of testRows.ids(group)) {
      if (await hasRecord(store, id)) continue;
      const row = await rows.read(id);
      const counted = marked.has(id) ? await countedRow(id, row, row) : undefined;
      if (counted) dayAt(dayOfId(id)).sum.add(countsOf(counted));
      else if (!marked.has(id)) dayAt(dayOfId(id)).staleRows += 1;
    }
  }
  const stored = keptSums(store, createDayCounts(store, rows, log));
  for (const day of await stored.days()) {
    const kept = createCountsSum();
    for await (const { tally, gone } of stored.ofDay(day)) {
      if (tally) kept.add(tally);
      if (gone) dayAt(day).sum.add(gone);
    }
    dayAt(day).kept = kept.list();
  }
  for (const day of days.values()) day.counted = day.sum.list();
  return days;
}

/** Returns true even if the record is damaged. */
async function hasRecord({ testSessions }: Pick<Store, 'testSessions'>, id: string): Promise<boolean> {
  try {
    return (await testSessions.get(id)) !== undefined;
  } catch {
    return true;
  }
}
