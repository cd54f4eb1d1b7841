import { hasCode } from '../../base/errors.ts';
import type { Log } from '../../base/ports.ts';
import { toRecord } from '../../dashboard/dayCounts.ts';
import { hourOfId, hoursOf } from '../../dashboard/groups.ts';
import { accountOfRow } from '../../dashboard/pendingTests.ts';
import type { Sums } from '../../dashboard/record.ts';
import { rowOf } from '../../dashboard/sessionRow.ts';
import { countsOf } from '../../dashboard/testCounts.ts';
import { testSessionRecords } from '../../session/record.ts';
import type { SharedQuestions } from '../../session/sharedQuestions.ts';
import { countsTable, readRow, readSums, rowDocument, rowsTable, toChange, withChange } from './changes.ts';
import type { Database } from './database.ts';
import { createReader } from './postgresCollection.ts';
import { tableOf } from './schema.ts';

/** Rows read at once. */
const PAGE = 500;

const tests = tableOf(testSessionRecords);

const statements = {
  tests: { name: 'rebuild_tests', text: `select id from ${tests} where id > $1 order by id limit ${PAGE}` },
  lockTest: {
    name: 'rebuild_test',
    text: `select version::text, doc::text, fixed::text from ${tests} where id = $1 for update`,
  },
  writeRow: {
    name: 'rebuild_row',
    text: `insert into ${rowsTable} (id, grp, doc) values ($1, $2, $3)
      on conflict (id) do update set doc = excluded.doc, version = ${rowsTable}.version + 1`,
  },
  strayRows: {
    name: 'rebuild_stray',
    text: `select id from ${rowsTable} as stray where id > $1 and not exists (select from ${tests} where id = stray.id) order by id limit ${PAGE}`,
  },
  dropRow: { name: 'rebuild_drop', text: `delete from ${rowsTable} where id = $1 returning doc::text` },
  addGone: {
    name: 'rebuild_gone',
    text: 'insert into count_changes (account, after, is_gone) values ($1, $2, true)',
  },
  rowDays: { name: 'rebuild_row_day', text: `select min(grp) as hour from ${rowsTable} where grp > $1` },
  rows: {
    name: 'rebuild_rows',
    text: `select id, doc::text from ${rowsTable} where grp = $1 and id > $2 order by id limit ${PAGE}`,
  },
  counts: {
    name: 'rebuild_counts',
    text: `select id, doc::text from ${countsTable} where grp = $1 for update`,
  },
  changes: {
    name: 'rebuild_changes',
    text: 'delete from count_changes where left(account, 10) = $1 returning account, before::text, after::text, is_gone',
  },
  drop: { name: 'rebuild_none', text: `delete from ${countsTable} where id = $1` },
  write: {
    name: 'rebuild_sums',
    text: `insert into ${countsTable} (id, grp, doc) values ($1, $2, $3)
      on conflict (id) do update set doc = excluded.doc, version = ${countsTable}.version + 1`,
  },
};

type Run = Database['run'];

interface RebuildTools {
  log: Log;
  whole: SharedQuestions['whole'];
  days: () => Promise<string[]>;
}

async function* pages(run: Run, statement: { name: string; text: string }, before: readonly unknown[] = []) {
  for (let after = ''; ; ) {
    const { rows } = await run(statement, [...before, after]);
    yield* rows;
    if (rows.length < PAGE) return;
    after = String(rows.at(-1)?.id);
  }
}

/** Makes the row of each test what its record says, and counts rows without a test as deleted ones. */
async function rebuildRows(
  { run, transaction }: Pick<Database, 'run' | 'transaction'>,
  { log, whole }: Pick<RebuildTools, 'log' | 'whole'>,
) {
  const toKnown = createReader(testSessionRecords, log);
  for await (const { id: found } of pages(run, statements.tests)) {
    const id = String(found);
    await transaction(async (on) => {
      const { rows } = await on(statements.lockTest, [id]);
      if (!rows[0]) return;
      try {
        const { document } = toKnown(id, rows[0]);
        await on(statements.writeRow, [id, hourOfId(id), rowDocument(rowOf(await whole(document)))]);
      } catch (error) {
        // A damaged test stays counted as it was; it is logged.
        if (!hasCode(error, 'record_damaged')) throw error;
      }
    });
  }
  for await (const { id } of pages(run, statements.strayRows)) {
    await transaction(async (on) => {
      const { rows } = await on(statements.dropRow, [id]);
      const row = readRow(String(id), rows[0]?.doc);
      if (row) await on(statements.addGone, [accountOfRow(row), JSON.stringify(countsOf(row))]);
    });
  }
}

/** Counts a day again from its rows, and from what deleted tests came to. */
async function rebuildDay(on: Run, day: string): Promise<void> {
  const sums = new Map<string, Sums>();
  const add = (account: string, change: Parameters<typeof withChange>[1]) =>
    sums.set(account, withChange(sums.get(account) ?? { tally: null, gone: null }, change));
  const { rows: stored } = await on(statements.counts, [day]);
  const { rows: changes } = await on(statements.changes, [day]);
  for (const { id, doc } of stored) {
    const gone = readSums(String(id), doc)?.gone ?? null;
    sums.set(String(id), { tally: null, gone });
  }
  for (const change of changes.map((row) => ({ account: String(row.account), ...toChange(row) })))
    if (change.isGone) add(change.account, change);
  // A deleted test is in both sums.
  for (const [account, { gone }] of sums) sums.set(account, { tally: gone, gone });
  for (const hour of hoursOf(day))
    for await (const { id, doc } of pages(on, statements.rows, [hour])) {
      const row = readRow(String(id), doc);
      if (row) add(accountOfRow(row), { before: null, after: countsOf(row), isGone: false });
    }
  for (const [account, sum] of sums) {
    const record = toRecord(account, sum, {});
    if (typeof record === 'string') await on(statements.drop, [account]);
    else await on(statements.write, [account, day, JSON.stringify(record)]);
  }
}

/** Writes rows and day counts again from the records. The server may run meanwhile. */
export async function rebuild(
  database: Pick<Database, 'run' | 'transaction'>,
  { log, whole, days }: RebuildTools,
): Promise<void> {
  await rebuildRows(database, { log, whole });
  const all = new Set(await days());
  for (let hour = ''; ; ) {
    const { rows } = await database.run(statements.rowDays, [hour]);
    if (typeof rows[0]?.hour !== 'string') break;
    all.add(rows[0].hour.slice(0, 10));
    hour = `${rows[0].hour.slice(0, 10)}-99`;
  }
  for (const day of all) await database.transaction((on) => rebuildDay(on, day), 'one');
}
