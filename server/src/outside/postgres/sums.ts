import type { Log } from '../../base/ports.ts';
import { toRecord } from '../../dashboard/dayCounts.ts';
import { dayOfAccount } from '../../dashboard/groups.ts';
import { accountOfRow } from '../../dashboard/pendingTests.ts';
import type { StoredSums } from '../../dashboard/ports.ts';
import type { Sums } from '../../dashboard/record.ts';
import { countsOf } from '../../dashboard/testCounts.ts';
import type { StoredTestSession } from '../../session/record.ts';
import type { SharedQuestions } from '../../session/sharedQuestions.ts';
import { atOnce } from '../../store/concurrency.ts';
import { countsTable, derivedRows, readRow, readSums, rowsTable, toChange, withChange } from './changes.ts';
import type { Database } from './database.ts';
import { rebuild } from './rebuild.ts';
import type { Derived } from './statements.ts';

/** Most changes added to a day count at once. */
const MOST_AT_ONCE = 2000;

const statements = {
  lockTest: {
    name: 'test_for_removal',
    text: 'select version::text, doc::text, fixed::text from test_sessions where id = $1 for update',
  },
  takeRow: { name: 'take_row', text: `delete from ${rowsTable} where id = $1 returning doc::text` },
  removeTest: { name: 'remove_test', text: 'delete from test_sessions where id = $1' },
  addGone: {
    name: 'add_gone',
    text: 'insert into count_changes (account, after, is_gone) values ($1, $2, true)',
  },
  daysLeft: {
    name: 'days_left',
    text: 'select distinct left(account, 10) as day from count_changes',
  },
  nextDay: { name: 'next_day', text: `select min(grp) as day from ${countsTable} where grp > $1` },
  ofDay: {
    name: 'sums_of_day',
    text: `select id as account, doc::text, null as before, null as after, false as is_gone, 0 as number from ${countsTable} where grp = $1
      union all select account, null, before::text, after::text, is_gone, number from count_changes where left(account, 10) = $1
      order by number`,
  },
  accountsLeft: { name: 'accounts_left', text: 'select distinct account from count_changes' },
  lockAccount: {
    name: 'lock_account',
    text: "select pg_advisory_xact_lock(hashtextextended('account ' || $1, 0))",
  },
  sumsOf: { name: 'sums_of', text: `select doc::text from ${countsTable} where id = $1` },
  changesOf: {
    name: 'changes_of',
    text: `select number::text, before::text, after::text, is_gone from count_changes where account = $1 order by number limit ${MOST_AT_ONCE}`,
  },
  write: {
    name: 'write_sums',
    text: `insert into ${countsTable} (id, grp, doc) values ($1, $2, $3)
      on conflict (id) do update set doc = excluded.doc, version = ${countsTable}.version + 1`,
  },
  drop: { name: 'drop_changes', text: 'delete from count_changes where number = any($1::bigint[])' },
  newest: { name: 'newest_change', text: 'select last_value::text from count_changes_number_seq' },
};

/** Keeps day counts in a database, see `StoredSums`. */
export function createSums(
  database: Pick<Database, 'run' | 'transaction'>,
  {
    isLeader,
    log,
    questions: { whole, wholeNow },
  }: { isLeader: () => boolean; log: Log; questions: Pick<SharedQuestions, 'whole' | 'wholeNow'> },
) {
  const { run, transaction } = database;
  let version = '';

  /** Adds the changes of a day count to it; resolves to false if none is left. */
  const fold = (account: string): Promise<boolean> =>
    transaction(async (on) => {
      await on(statements.lockAccount, [account]);
      const { rows: changes } = await on(statements.changesOf, [account]);
      if (changes.length === 0) return false;
      const { rows: stored } = await on(statements.sumsOf, [account]);
      const sums = readSums(account, stored[0]?.doc);
      if (!sums) {
        log.warn('tallies_not_kept', { account });
        return false;
      }
      const next = changes.map(toChange).reduce(withChange, sums);
      await on(statements.write, [
        account,
        dayOfAccount(account),
        JSON.stringify(toRecord(account, next, {})),
      ]);
      await on(statements.drop, [changes.map(({ number }) => number)]);
      return changes.length === MOST_AT_ONCE;
    });

  async function foldAll(): Promise<void> {
    const { rows } = await run(statements.accountsLeft);
    await atOnce(rows, 2, async ({ account }) => {
      while (await fold(String(account)));
    });
  }

  const sums: StoredSums = {
    async days() {
      const days = new Set<string>();
      for (let day = ''; ; ) {
        const { rows } = await run(statements.nextDay, [day]);
        if (typeof rows[0]?.day !== 'string') break;
        day = rows[0].day;
        days.add(day);
      }
      const { rows } = await run(statements.daysLeft);
      for (const { day } of rows) days.add(String(day));
      return [...days].sort();
    },
    async ofDay(day) {
      const { rows } = await run(statements.ofDay, [day]);
      const found = new Map<string, Sums>();
      for (const row of rows) {
        const account = String(row.account);
        const before = found.get(account) ?? { tally: null, gone: null };
        found.set(
          account,
          row.after === null ? (readSums(account, row.doc) ?? before) : withChange(before, toChange(row)),
        );
      }
      return found;
    },
    async flush() {
      version = String((await run(statements.newest)).rows[0]?.last_value);
      if (isLeader()) await foldAll();
    },
    async settle() {
      await foldAll();
      const { rows } = await run(statements.accountsLeft);
      return rows.map(({ account }) => String(account));
    },
    version: () => version,
    rebuild: () => rebuild(database, { log, whole, days: () => sums.days() }),
  };

  const derived: Derived<StoredTestSession> = {
    clauses: derivedRows.clauses,
    values: (before, after) => derivedRows.values(before && wholeNow(before), wholeNow(after)),
    remove: (id, condition) =>
      transaction(async (on) => {
        const { rows } = await on(statements.lockTest, [id]);
        if (!rows[0] || (condition && !condition(rows[0]))) return false;
        const taken = await on(statements.takeRow, [id]);
        await on(statements.removeTest, [id]);
        const row = readRow(id, taken.rows[0]?.doc);
        if (row) await on(statements.addGone, [accountOfRow(row), JSON.stringify(countsOf(row))]);
        return true;
      }),
  };

  return { sums, derived };
}
