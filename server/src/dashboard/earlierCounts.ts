import { is, strictObject } from 'valibot';
import { readable } from '../store/readable.ts';
import type { DayCounts } from './dayCounts.ts';
import { accountOf, dayOfId } from './groups.ts';
import { unpackRow } from './packRow.ts';
import type { Store } from './ports.ts';
import { type Counts, rowEntries } from './record.ts';
import { countsOf, createCountsSum } from './testCounts.ts';

const StoredRowSchema = strictObject(rowEntries);

/** Collections with documents of an earlier version. */
type EarlierStore = Pick<Store, 'earlierCounts' | 'earlierRows' | 'testSessions'>;

/** The days that an earlier version has counted. Documents that can't be read are left alone. */
export async function earlierDays({ earlierCounts, earlierRows }: EarlierStore): Promise<string[]> {
  const days = new Set<string>();
  for await (const day of earlierCounts.ids()) if (await readable(earlierCounts, day)) days.add(day);
  // Rows are large: they're read for the import, and otherwise only if no other document has their day.
  for await (const day of earlierRows.ids())
    if (!days.has(day) && (await readable(earlierRows, day))) days.add(day);
  return [...days].sort();
}

/** Ids of the existing tests of some days. */
async function idsOfDays({ testSessions }: EarlierStore, days: ReadonlySet<string>): Promise<Set<string>> {
  const found = new Set<string>();
  if (days.size === 0) return found;
  for await (const id of testSessions.ids()) if (days.has(dayOfId(id))) found.add(id);
  return found;
}

/**
 * Imports the counts of tests that were deleted under an earlier version: they are stored nowhere else. All others
 * are counted again from their records. The documents of each day are removed after the import.
 */
export async function importEarlier(
  store: EarlierStore,
  days: readonly string[],
  counts: DayCounts,
): Promise<void> {
  const { earlierCounts, earlierRows } = store;
  const open = new Set<string>();
  for (const day of days) if ((await readable(earlierCounts, day))?.isOpen !== false) open.add(day);
  const there = await idsOfDays(store, open);
  for (const day of days) {
    const earlier = await readable(earlierRows, day);
    const { rows = {}, archived = [] } = earlier ?? {};
    const gone = createCountsSum(archived);
    // A crash came between the deletion of a test and its row.
    if (open.has(day))
      for (const [id, row] of Object.entries(rows))
        if (!there.has(id) && is(StoredRowSchema, row)) gone.add(countsOf(unpackRow(id, row)));
    const byAccount = gone.list().map((tally): [string, Counts] => [accountOf(day, tally), tally]);
    for (const [account, tally] of byAccount) await counts.add(account, tally);
    if (earlier) await earlierRows.remove(day);
    await earlierCounts.remove(day);
    for (const [account] of byAccount) await counts.imported(account);
  }
}
