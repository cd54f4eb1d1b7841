import { StartupError } from '../../base/startupError.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import type { StoreUse } from '../openStore.ts';
import { serverVersion } from '../serverVersion.ts';
import type { Database } from './database.ts';
import { partsSql, renewWeeks } from './weeks.ts';

/** Number of the lock under which tables are made and changed: any, but the same for every version. */
const SCHEMA_LOCK = 7_184_220_526;
/** Number of weeks before now that get a table in a move: most documents are deleted after 30 days. */
const WEEKS_MOVED = 8;
const WEEK_MS = 7 * 86_400_000;

/** Part of a collection's definition that shapes its table. */
export interface TableShape {
  name: string;
  isWatched?: boolean;
  isPassing?: boolean;
  isKept?: (document: never) => boolean;
  agedBy?: string;
}

/** Table of a collection. */
export const tableOf = ({ name }: { name: string }): string => name.replaceAll('-', '_');

/** Time in a field of a document; null if there is none. */
export const timeIn = (field: string): string =>
  `(case when doc->>'${field}' ~ '^[0-9]{1,15}$' then (doc->>'${field}')::bigint end)`;

/** Statements that make the table of a collection. */
const tableSql = (shape: TableShape): string[] => {
  const table = tableOf(shape);
  const isDivided = shape.isKept !== undefined;
  return [
    // Ids are compared as bytes, as in every other store. Versions begin with the time in microseconds: a document that
    // is removed and made again must not have one that an instance remembers.
    `create ${shape.isPassing ? 'unlogged ' : ''}table ${table} (
      id text collate "C",
      grp text collate "C",
      version bigint not null default extract(epoch from clock_timestamp()) * 1000000,
      doc json not null,
      fixed json,
      due bigint,
      leased_until timestamptz,
      changed timestamptz${shape.isWatched ? ' not null default clock_timestamp()' : ''},
      ${isDivided ? 'kept boolean not null default false, primary key (id, kept)' : 'primary key (id)'}
    )${isDivided ? ' partition by list (kept)' : ''}`,
    `create index ${table}_grp on ${table} (grp, id) where grp is not null`,
    `create index ${table}_due on ${table} (due, id) where due is not null`,
    `create index ${table}_changed on ${table} (changed) where changed is not null`,
    ...(shape.agedBy ? [`create index ${table}_aged on ${table} (${timeIn(shape.agedBy)}, id)`] : []),
    ...(isDivided ? partsSql(table) : []),
  ];
};

/**
 * Changes of the other tables by their numbers, oldest first. A published one never changes. Tables of collections
 * are made as they are needed: a collection that is added needs no entry here.
 */
const migrations: readonly string[][] = [
  [
    // the instance that does the periodic work
    'create table leader (one boolean primary key default true check (one), holder uuid not null, until timestamptz not null)',
    // changes of day counts that aren't added to them yet
    `create table count_changes (
      number bigint generated always as identity primary key,
      account text collate "C" not null,
      before json,
      after json not null,
      is_gone boolean not null default false
    )`,
    // requests of the last minutes
    'create unlogged table request_rates (key text primary key, fresh_at float8 not null, granted float8 not null, every_ms float8 not null, burst float8 not null)',
  ],
];

const once = (text: string) => ({ name: '', text });

/** Makes a transaction fail for a database that can't be used for a purpose. */
async function checkUse(run: Database['run'], use: StoreUse | 'move'): Promise<void> {
  const { rows } = await run(
    once(
      "select to_regclass('store') is not null as is_store, to_regclass('unfinished_move') is not null as is_moving",
    ),
  );
  const { is_store: isStore, is_moving: isMoving } = rows[0] ?? {};
  if (use === 'move') {
    if (isStore && !isMoving)
      throw new StartupError(
        'The database of DATABASE_URL holds a store already: set it to the address of an empty database.',
      );
    await run(
      once(
        'create table if not exists unfinished_move (one boolean primary key default true check (one), passed_at bigint not null)',
      ),
    );
    return;
  }
  if (isMoving)
    throw new StartupError(
      "A move into the database of DATABASE_URL isn't complete: run `npm run store -- move --to postgres --finish`, or set DATABASE_URL to another database.",
    );
  if (use !== 'server' && !isStore)
    throw new StartupError(
      'There is no data of a server in the database of DATABASE_URL: set it to the address of the database that the server uses.',
    );
}

/**
 * Makes the tables, and changes those of earlier versions, one instance at a time. Throws `StartupError` if a newer
 * version wrote the database, or it can't be used for the purpose: nothing was changed then.
 * @param use With `move`, servers refuse the database from then on.
 */
export async function prepareSchema(
  database: Database,
  shapes: readonly TableShape[],
  use: StoreUse | 'move' = 'server',
): Promise<void> {
  await database.transaction(async (run) => {
    await run(once('select pg_advisory_xact_lock($1)'), [SCHEMA_LOCK]);
    await checkUse(run, use);
    await run(
      once(
        'create table if not exists store (one boolean primary key default true check (one), schema_version int not null, tables_version int not null, written_by text not null)',
      ),
    );
    const { rows } = await run(once('select schema_version, tables_version, written_by from store'));
    const [manifest] = rows;
    if (Number(manifest?.schema_version) > SCHEMA_VERSION)
      throw new StartupError(
        `The database was written by version ${manifest?.written_by} of the server (schema ${manifest?.schema_version}; this is version ${serverVersion}, schema ${SCHEMA_VERSION}): start that version or a newer one. Nothing was changed.`,
      );
    const from = Number(manifest?.tables_version ?? 0);
    const { rows: there } = await run(
      once(
        "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')",
      ),
    );
    const isThere = (shape: TableShape) => there.some(({ name }) => name === tableOf(shape));
    const missing = shapes.filter((shape) => !isThere(shape)).flatMap(tableSql);
    for (const text of [...migrations.slice(from).flat(), ...missing]) await run(once(text));
    await run(
      once(
        'insert into store (schema_version, tables_version, written_by) values ($1, $2, $3) on conflict (one) do update set schema_version = excluded.schema_version, tables_version = greatest(store.tables_version, excluded.tables_version), written_by = excluded.written_by',
      ),
      [SCHEMA_VERSION, migrations.length, serverVersion],
    );
  });
  if (use === 'move') await makeMovedWeeks(database, shapes);
}

/** Makes the tables of the weeks that documents of another store may be of. The leader makes those of new ones. */
async function makeMovedWeeks(database: Database, shapes: readonly TableShape[]): Promise<void> {
  const { rows } = await database.run(
    once('select extract(epoch from clock_timestamp())::float8 * 1000 as now'),
  );
  const now = Number(rows[0]?.now);
  // A process that was killed may still hold a lock. Documents of a week without a table have one too.
  for (const shape of shapes.filter(({ isKept }) => isKept))
    await renewWeeks(database, tableOf(shape), { from: now - WEEKS_MOVED * WEEK_MS, now, before: 0 }).catch(
      () => undefined,
    );
}
