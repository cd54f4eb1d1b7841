import { accountOfRow } from '../../dashboard/pendingTests.ts';
import type { Counts } from '../../dashboard/record.ts';
import type { SessionRow } from '../../dashboard/sessionRow.ts';
import { addTo, countsOf, startSum } from '../../dashboard/testCounts.ts';
import { testSessionRecords } from '../../session/record.ts';
import { readRow, rowsTable } from './changes.ts';
import type { Database } from './database.ts';
import { tableOf } from './schema.ts';

const tests = tableOf(testSessionRecords);

const statements = {
  // One that is changing now is left: it may be about to be kept.
  lock: {
    name: 'lock_together',
    text: `select id from ${tests} where id = any($1::text[]) and not kept for update skip locked`,
  },
  rows: { name: 'rows_together', text: `select id, doc::text from ${rowsTable} where id = any($1::text[])` },
  remove: {
    name: 'remove_together',
    text: `delete from ${tests} where id = any($1::text[]) and not kept`,
  },
  removeRows: { name: 'remove_rows_together', text: `delete from ${rowsTable} where id = any($1::text[])` },
  addGone: {
    name: 'add_gone_together',
    text: `insert into count_changes (account, after, is_gone)
      select account, after::json, true from unnest($1::text[], $2::text[]) as gone (account, after)`,
  },
};

/** Returns true if the row of a test shows as well that nothing belongs to it: one wrong column removes no payment. */
const isBare = ({ checkouts, isMailed, isShared, hasCertificate }: SessionRow) =>
  checkouts.length === 0 && !isMailed && !isShared && !hasCertificate;

/**
 * Makes the function that removes many tests in one transaction, with their rows, and counts them as deleted. It reads
 * no document, so a damaged one is removed too. It leaves kept tests, and those that it can't count. Resolves to the
 * ids of the removed ones.
 */
export const createRemoveTogether =
  ({ transaction }: Pick<Database, 'transaction'>) =>
  (ids: readonly string[]): Promise<string[]> =>
    transaction(async (on) => {
      const { rows: free } = await on(statements.lock, [ids]);
      const { rows } = await on(statements.rows, [free.map(({ id }) => id)]);
      const removed: string[] = [];
      const gone = new Map<string, Counts>();
      for (const { id, doc } of rows) {
        const row = readRow(String(id), doc);
        if (!row || !isBare(row)) continue;
        const counts = countsOf(row);
        const account = accountOfRow(row);
        const sum = gone.get(account) ?? startSum(null, counts);
        addTo(sum, counts);
        gone.set(account, sum);
        removed.push(row.id);
      }
      if (removed.length === 0) return [];
      await on(statements.remove, [removed]);
      await on(statements.removeRows, [removed]);
      await on(statements.addGone, [
        [...gone.keys()],
        [...gone.values()].map((counts) => JSON.stringify(counts)),
      ]);
      return removed;
    });
