import { ApiError } from '../../base/errors.ts';
import { keepNewest } from '../../base/keepNewest.ts';
import type { Log } from '../../base/ports.ts';
import { createSerializer } from '../../base/serialize.ts';
import {
  type Collection,
  type CollectionDefinition,
  type DueRange,
  readDocument,
  whyUnreadable,
} from '../../store/collection.ts';
import { documentTexts, freezeDeeply, type Held } from '../../store/documentTexts.ts';
import type { Database, Row, Statement } from './database.ts';
import type { News } from './news.ts';
import { tableOf } from './schema.ts';
import { type Derived, PAGE, statementsOf } from './statements.ts';

/** Most tries of one change. Each failure is a change by another instance, and then it is that one's turn to end. */
const MOST_TRIES = 100;
/** Longest pause before the next try: instances that began together must not meet again. */
const PAUSE_MS = 20;
/** Most documents whose newest known version is in memory. */
const MAX_HELD = 500;

/** A document as this instance knows it. Another one may have changed it since. */
interface Known<T> extends Held<T> {
  version: bigint;
}

/** Everything that a collection needs. */
export interface CollectionTools {
  database: Pick<Database, 'run'>;
  log: Pick<Log, 'error'>;
  news: Pick<News, 'tell' | 'hear'>;
}

/** Repeats an attempt until no other instance was faster. `isFresh`: reads the newest version first. */
async function untilFirst<R>(attempt: (isFresh: boolean) => Promise<{ result: R } | undefined>): Promise<R> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const done = await attempt(tries > 0);
    if (done) return done.result;
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
  }
  throw new ApiError('storage_failed', undefined, { cause: new Error('Others change it all the time.') });
}

/** Reads rows of a collection. Damaged ones are logged once. */
export function createReader<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  log: CollectionTools['log'],
) {
  const table = tableOf(definition);
  const told = new Map<string, true>();
  return (id: string, { doc, fixed, version }: Row): Known<T> => {
    const fixedText = fixed === null ? undefined : String(fixed);
    try {
      const document = readDocument(definition, id, String(doc), fixedText);
      const fixedNames = fixedText === undefined ? undefined : Object.keys(JSON.parse(fixedText));
      return { document: freezeDeeply(document), fixedNames, version: BigInt(String(version)) };
    } catch (error) {
      if (!told.has(id)) {
        keepNewest(told, id, true, MAX_HELD);
        log.error('record_damaged', { table, id, reason: whyUnreadable(error) });
      }
      throw new ApiError('record_damaged');
    }
  };
}

/**
 * Makes a collection whose documents are the rows of a table. A change is made from the newest version: the row is
 * only replaced if nobody else has, and read again otherwise. So any number of instances may change one document.
 * @param derived Rows that are written and removed with each of them.
 */
export function createPostgresCollection<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  { database: { run }, log, news }: CollectionTools,
  derived?: Derived<T>,
): Collection<T> {
  const { groupOf, due, isKept, isWatched, parts, mostHeld = MAX_HELD } = definition;
  const table = tableOf(definition);
  const statements = statementsOf(definition, derived);
  const toKnown = createReader(definition, log);
  const serialize = createSerializer();
  const known = new Map<string, Known<T>>();

  const hold = (id: string, entry: Known<T>) => keepNewest(known, id, entry, mostHeld);
  /** Values of further columns, and of the rows of other tables. */
  const moreOf = (before: T | undefined, after: T) => [
    ...(due ? [due(after)] : []),
    ...(isKept ? [isKept(after)] : []),
    ...(derived?.values(before, after) ?? []),
  ];
  const tell = () => (isWatched ? news.tell() : undefined);

  async function read(id: string): Promise<Known<T> | undefined> {
    const held = known.get(id);
    const { rows } = await run(statements.get, [id, held?.version ?? null]);
    if (held && rows[0]?.doc === null) return held;
    return rows[0] && toKnown(id, rows[0]);
  }

  /** Applies a change to the version in memory, if any; a change that does nothing must see the newest one. */
  async function changed(id: string, change: (document: T) => T, isFresh: boolean) {
    const guess = isFresh ? undefined : known.get(id);
    if (guess) {
      try {
        const next = change(guess.document);
        if (next !== guess.document) return { before: guess, next };
      } catch {
        // The newest version decides.
      }
    }
    const before = await read(id);
    return before && { before, next: change(before.document) };
  }

  return {
    ...createLists(statements, run, groupOf !== undefined),
    async get(id, purpose = 'reading') {
      const found = await read(id);
      if (found && purpose === 'changing') hold(id, found);
      return found?.document;
    },
    async create(id, document) {
      const { text, fixedText = null } = documentTexts(definition, document, undefined, true);
      const { count } = await run(statements.create, [
        id,
        groupOf?.(id) ?? null,
        text,
        fixedText,
        ...moreOf(undefined, document),
      ]);
      if (count === 1) tell();
      // What is there must be readable, as for every store.
      else await read(id);
      return count === 1;
    },
    update: (id, change, then) =>
      serialize(id, () =>
        untilFirst(async (isFresh) => {
          const made = await changed(id, change, isFresh);
          if (!made) return { result: undefined };
          const { before, next } = made;
          if (next === before.document) return { result: next };
          const { text, fixedText = null, fixedNames } = documentTexts(definition, next, before, false);
          known.delete(id);
          const { count } = await run(then ? statements.release : statements.update, [
            id,
            before.version,
            text,
            ...(parts ? [fixedText] : []),
            ...moreOf(before.document, next),
          ]);
          if (count === 0) return undefined;
          tell();
          hold(id, { document: freezeDeeply(next), fixedNames, version: before.version + 1n });
          return { result: next };
        }),
      ),
    remove: (id, condition) =>
      serialize(id, async () => {
        known.delete(id);
        if (derived) return derived.remove(id, condition && ((row) => condition(toKnown(id, row).document)));
        if (!condition) return (await run(statements.remove, [id])).count === 1;
        return untilFirst(async () => {
          const found = await read(id);
          if (!found || !condition(found.document)) return { result: false };
          const { count } = await run(statements.removeVersion, [id, found.version]);
          return count === 1 ? { result: true } : undefined;
        });
      }),
    async claim(which, leaseMs) {
      const { rows } =
        'id' in which
          ? await run(statements.claimOne, [which.id, leaseMs])
          : await run(statements.claimDue, [which.from, which.to, which.most, leaseMs]);
      return rows.flatMap((row) => {
        try {
          return [toKnown(String(row.id), row).document];
        } catch {
          return []; // It is logged, and leased: the others aren't kept waiting.
        }
      });
    },
    async extend(id, leaseMs) {
      await run(statements.extend, [id, leaseMs]);
    },
    onOthersChange: (listener) => news.hear(table, listener),
  };
}

/** Lists of ids, a page at a time. */
function createLists(
  { ids, idsOfGroup, nextGroup, idsDue, idsAged }: ReturnType<typeof statementsOf>,
  run: Database['run'],
  hasGroups: boolean,
): Pick<Collection<unknown>, 'ids' | 'groups' | 'idsDue' | 'idsOutside'> {
  async function* idsIn(statement: Statement, { from, to }: DueRange) {
    for (let [at, after] = [from, '']; ; ) {
      const { rows } = await run(statement, [at, after, to]);
      for (const { id } of rows) yield String(id);
      if (rows.length < PAGE) return;
      const last = rows.at(-1);
      [at, after] = [Number(last?.due), String(last?.id)];
    }
  }
  async function* idsFrom(group?: string) {
    for (let after = ''; ; ) {
      const { rows } = group === undefined ? await run(ids, [after]) : await run(idsOfGroup, [after, group]);
      for (const { id } of rows) yield String(id);
      if (rows.length < PAGE) return;
      after = String(rows.at(-1)?.id);
    }
  }
  return {
    ids: idsFrom,
    async groups() {
      const groups: string[] = [];
      // One step of the index for each: there are many documents and few groups.
      while (hasGroups) {
        const { rows } = await run(nextGroup, [groups.at(-1) ?? '']);
        if (typeof rows[0]?.grp !== 'string') break;
        groups.push(rows[0].grp);
      }
      return groups;
    },
    idsDue: (range) => idsIn(idsDue, range),
    async *idsOutside({ from, to }) {
      if (!idsAged) return yield* idsFrom();
      yield* idsIn(idsAged, { from: 0, to: Math.ceil(from) - 1 });
      yield* idsIn(idsAged, { from: Math.floor(to) + 1, to: Number.MAX_SAFE_INTEGER });
    },
  };
}
