import type { Database } from './database.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Monday since the epoch. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
/** Number of weeks that get a table before they begin. */
const WEEKS_AHEAD = 2;
/** Longest wait for the lock of a table, behind a backup for instance: all requests queue behind it. */
const LOCKED_MS = 500;

const once = (text: string) => ({ name: '', text });

/** Parts of a divided table: of the documents that are removed alone, and of the others. */
const partsOf = (table: string) => ({
  kept: `${table}_kept`,
  open: `${table}_open`,
  /** Those of weeks without a table. */
  other: `${table}_open_other`,
});

/** Start of the week (UTC) of a time, in milliseconds since the epoch. */
const weekOf = (at: number) => at - ((at - FIRST_MONDAY_MS) % WEEK_MS);

const tableOfWeek = (table: string, start: number) =>
  `${partsOf(table).open}_${new Date(start).toISOString().slice(0, 10).replaceAll('-', '_')}`;

/** Start of the week of a table; `undefined` for the one of the other weeks. */
function weekOfTable(name: string): number | undefined {
  const [day] = /\d{4}_\d\d_\d\d$/.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(day.replaceAll('_', '-'));
}

/** Ids of a week: they begin with 13 digits of milliseconds, and are compared as bytes. */
const boundsOf = (start: number) => [start, start + WEEK_MS].map((at) => `'${String(at).padStart(13, '0')}'`);

const weekSql = (table: string, start: number) => {
  const [from, to] = boundsOf(start);
  return `create table ${tableOfWeek(table, start)} partition of ${partsOf(table).open} for values from (${from}) to (${to})`;
};

/** Statements that divide a new table: it is partitioned by `kept`. */
export function partsSql(table: string): string[] {
  const { kept, open, other } = partsOf(table);
  return [
    `create table ${kept} partition of ${table} for values in (true)`,
    `create table ${open} partition of ${table} for values in (false) partition by range (id)`,
    `create table ${other} partition of ${open} default`,
  ];
}

/** Times in milliseconds since the epoch. */
interface WeekRange {
  /** Makes tables from the week of this time on, up to the week after next. */
  from: number;
  now: number;
  /** Drops the empty ones of weeks that ended before then. */
  before: number;
}

/**
 * Makes the tables of weeks, and drops empty ones. Any instance may do it at any time. Throws `storage_failed` at the end
 * if a lock was missing for some of them; the next call does the rest. A week whose documents are in the table of the
 * other weeks gets none.
 */
export async function renewWeeks(
  { run, transaction }: Pick<Database, 'run' | 'transaction'>,
  table: string,
  { from, now, before }: WeekRange,
): Promise<void> {
  const { open, other } = partsOf(table);
  const ask = async (on: Database['run'], text: string) => (await on(once(text))).rows[0]?.yes === true;
  const isThere = (on: Database['run'], name: string) =>
    ask(on, `select to_regclass('${name}') is not null as yes`);
  const isEmpty = (on: Database['run'], name: string) =>
    ask(on, `select not exists (select from ${name} where id > '') as yes`);
  let failure: unknown;
  /** Runs work while no other connection uses the table. Without the locks it does nothing: the next call does it. */
  const alone = (part: string, work: (on: Database['run']) => Promise<unknown>) =>
    transaction(async (on) => {
      await on(once(`set local lock_timeout = ${LOCKED_MS}`));
      await on(once(`set local statement_timeout = ${2 * LOCKED_MS}`));
      // All requests lock the whole table first. A vacuum locks only the part, and all requests would wait for its end.
      await on(once(`lock table only ${table} in access exclusive mode`));
      await on(once(`lock table ${part} in access exclusive mode nowait`));
      await work(on);
    }).catch((error: unknown) => {
      failure = error;
    });

  for (let start = weekOf(from); start <= now + WEEKS_AHEAD * WEEK_MS; start += WEEK_MS) {
    const name = tableOfWeek(table, start);
    if (await isThere(run, name)) continue;
    const [first, end] = boundsOf(start);
    const isFree = `select not exists (select from ${other} where id >= ${first} and id < ${end}) as yes`;
    if (!(await ask(run, isFree))) continue;
    await alone(other, async (on) => {
      if (!(await isThere(on, name)) && (await ask(on, isFree))) await on(once(weekSql(table, start)));
    });
  }
  const { rows } = await run(
    once(`select relname as name from pg_inherits join pg_class on oid = inhrelid
      where inhparent = to_regclass('${open}') order by relname`),
  );
  for (const name of rows.map((row) => String(row.name))) {
    const start = weekOfTable(name);
    if (start === undefined || start + WEEK_MS > before || !(await isEmpty(run, name))) continue;
    await alone(name, async (on) => {
      if (await isEmpty(on, name)) await on(once(`drop table ${name}`));
    });
  }
  if (failure) throw failure;
}
