import { type CollectionDefinition, readDocument } from '../../store/collection.ts';
import type { AnyDefinition, StoredText, Texts } from '../texts.ts';
import type { Database, Statement } from './database.ts';
import { tableOf } from './schema.ts';

/** Ids of a page. */
const PAGE = 1000;

const sha256 = (column: string) => `encode(sha256(convert_to(${column}::text, 'UTF8')), 'hex')`;

const statementsOf = (definition: AnyDefinition) => {
  const table = tableOf(definition);
  const statement = (name: string, text: string): Statement => ({ name: `${table}_texts_${name}`, text });
  const more = definition.isKept ? ', kept' : '';
  return {
    page: statement('page', `select id from ${table} where id > $1 order by id limit ${PAGE}`),
    digests: statement(
      'digests',
      `select id, ${sha256('doc')} || coalesce(${sha256('fixed')}, '') as digest from ${table} where id = any($1::text[])`,
    ),
    read: statement('read', `select id, doc::text, fixed::text from ${table} where id = any($1::text[])`),
    write: statement(
      'write',
      `with written as (
        select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[]${more && ', $6::boolean[]'})
          as new (id, grp, doc, fixed, due${more})
      )${more && `, other as (delete from ${table} using written where ${table}.id = written.id and ${table}.kept <> written.kept)`}
      insert into ${table} (id, grp, doc, fixed, due${more})
        select id, grp, doc::json, fixed::json, due${more} from written
        on conflict (id${more}) do update set grp = excluded.grp, doc = excluded.doc, fixed = excluded.fixed,
          due = excluded.due, version = ${table}.version + 1`,
    ),
    remove: statement('remove', `delete from ${table} where id = any($1::text[])`),
  };
};

/** Columns that only the parsed document tells: one that can't be read is never due, and is removed alone. */
function columnsOf<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  { id, text, fixedText }: StoredText,
): { due: number | null; isKept: boolean } {
  const { due, isKept } = definition;
  if (due || isKept)
    try {
      const document = readDocument(definition, id, text, fixedText ?? undefined);
      return { due: due?.(document) ?? null, isKept: isKept?.(document) ?? true };
    } catch {
      // It is never due, and is removed alone.
    }
  return { due: null, isKept: true };
}

/** Reads and writes the documents of a database as texts. A change of some documents is one statement. */
export function createPostgresTexts({ run }: Pick<Database, 'run'>): Texts {
  return {
    async *pages(definition) {
      const { page } = statementsOf(definition);
      for (let after = ''; ; ) {
        const { rows } = await run(page, [after]);
        const ids = rows.map(({ id }) => String(id));
        if (ids.length > 0) yield ids;
        if (ids.length < PAGE) return;
        after = ids.at(-1) ?? '';
      }
    },
    async digests(definition, ids) {
      const { rows } = await run(statementsOf(definition).digests, [ids]);
      return new Map(rows.map(({ id, digest }) => [String(id), String(digest)]));
    },
    async read(definition, ids) {
      const { rows } = await run(statementsOf(definition).read, [ids]);
      const texts = rows.map(({ id, doc, fixed }) => ({
        id: String(id),
        text: String(doc),
        fixedText: fixed === null ? null : String(fixed),
      }));
      return { texts, damaged: [] };
    },
    async write(definition, texts) {
      const { groupOf, isKept } = definition;
      const columns = texts.map((each) => columnsOf(definition, each));
      await run(statementsOf(definition).write, [
        texts.map(({ id }) => id),
        texts.map(({ id }) => groupOf?.(id) ?? null),
        texts.map(({ text }) => text),
        texts.map(({ fixedText }) => fixedText),
        columns.map(({ due }) => due),
        ...(isKept ? [columns.map((column) => column.isKept)] : []),
      ]);
    },
    async remove(definition, ids) {
      await run(statementsOf(definition).remove, [ids]);
    },
  };
}
