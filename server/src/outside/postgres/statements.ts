import type { CollectionDefinition } from '../../store/collection.ts';
import type { Row, Statement } from './database.ts';
import { tableOf, timeIn } from './schema.ts';

/** Ids read at once. */
export const PAGE = 1000;

/** Rows of other tables that are written in the transaction of a change. */
export interface Derived<T> {
  /**
   * Parts of a `with` clause that write the rows. They read `changed`, which has a row if the document was created or
   * updated.
   * @param first Number of the first of its own values.
   */
  clauses: (first: number) => string;
  /** The values of `clauses`. */
  values: (before: T | undefined, after: T) => readonly unknown[];
  /**
   * Removes a document with its rows, if its row meets the condition. Resolves to true if there was one. The rows tell
   * what a damaged document was.
   */
  remove: (id: string, condition?: (row: Row) => boolean) => Promise<boolean>;
}

/** Statements of one table. */
export function statementsOf<T>(definition: CollectionDefinition<T>, derived?: Derived<T>) {
  const table = tableOf(definition);
  const { due, isKept, isWatched, parts, agedBy } = definition;
  const time = agedBy && timeIn(agedBy);
  const statement = (name: string, text: string): Statement => ({ name: `${table}_${name}`, text });
  const row = 'version::text, doc::text, fixed::text';
  const unlessKnown = (column: string) =>
    `case when version = $2::bigint then null else ${column}::text end as ${column}`;
  const isFree = '(leased_until is null or leased_until < now())';
  const changed = (text: string, first: number) =>
    derived ? `with changed as (${text} returning 1), ${derived.clauses(first)} select 1 from changed` : text;
  /** Number of the first value after those of the document. */
  const next = parts ? 5 : 4;
  const afterDue = due ? 1 : 0;
  const afterAll = afterDue + (isKept ? 1 : 0);
  // A document of an earlier version has no fixed part until its first change.
  const set = [
    'doc = $3, version = version + 1',
    ...(parts ? ['fixed = coalesce($4, fixed)'] : []),
    ...(due ? [`due = $${next}`] : []),
    ...(isKept ? [`kept = kept or $${next + afterDue}`] : []),
    ...(isWatched ? ['changed = clock_timestamp()'] : []),
  ].join(', ');
  const isNext = 'where id = $1 and version = $2';
  return {
    // Without the document if this instance knows the version.
    get: statement(
      'get',
      `select version::text, ${unlessKnown('doc')}, ${unlessKnown('fixed')} from ${table} where id = $1`,
    ),
    create: statement(
      'create',
      changed(
        // The primary key is (id, kept), so it allows the same id in both parts.
        `insert into ${table} (id, grp, doc, fixed${due ? ', due' : ''}${isKept ? ', kept' : ''})
          select $1::text, $2::text, $3::json, $4::json${due ? ', $5::bigint' : ''}${isKept ? `, $${5 + afterDue}::boolean where not exists (select from ${table} where id = $1)` : ''}
          on conflict do nothing`,
        5 + afterAll,
      ),
    ),
    update: statement('update', changed(`update ${table} set ${set} ${isNext}`, next + afterAll)),
    release: statement('release', `update ${table} set ${set}, leased_until = null ${isNext}`),
    remove: statement('remove', `delete from ${table} where id = $1`),
    removeVersion: statement('remove_version', `delete from ${table} ${isNext}`),
    ids: statement('ids', `select id from ${table} where id > $1 order by id limit ${PAGE}`),
    idsOfGroup: statement(
      'ids_of_group',
      `select id from ${table} where grp = $2 and id > $1 order by id limit ${PAGE}`,
    ),
    nextGroup: statement('next_group', `select min(grp) as grp from ${table} where grp > $1`),
    idsDue: statement(
      'ids_due',
      `select id, due::text from ${table} where (due, id) > ($1, $2) and due <= $3 order by due, id limit ${PAGE}`,
    ),
    idsAged: time
      ? statement(
          'ids_aged',
          `select id, ${time}::text as due from ${table} where (${time}, id) > ($1, $2) and ${time} <= $3 order by ${time}, id limit ${PAGE}`,
        )
      : undefined,
    claimOne: statement(
      'claim_one',
      `update ${table} set leased_until = now() + $2 * interval '1 ms' where id = $1 and ${isFree} returning id, ${row}`,
    ),
    extend: statement(
      'extend',
      `update ${table} set leased_until = now() + $2 * interval '1 ms' where id = $1`,
    ),
    claimDue: statement(
      'claim_due',
      `update ${table} set leased_until = now() + $4 * interval '1 ms' where id in (
        select id from ${table} where due between $1 and $2 and ${isFree} order by due limit $3 for update skip locked
      ) returning id, ${row}`,
    ),
  };
}
