import { ApiError } from '../base/errors.ts';
import type { Store } from '../ports.ts';
import { openRecords } from '../records.ts';
import {
  type Collection,
  type CollectionDefinition,
  type OpenCollection,
  readDocument,
  toStored,
} from '../store/collection.ts';
import { forOneProcess, type PlainCollection } from '../store/oneProcess.ts';

/** Texts of a memory store: a `Map`, or anything that behaves like one (a browser's storage). */
export interface TextMap {
  get(key: string): string | undefined;
  /** May throw if there is no room. */
  set(key: string, text: string): unknown;
  delete(key: string): unknown;
  keys(): Iterable<string>;
}

/**
 * Makes a collection in memory. It reads and writes a document without a pause, so that no other change can come
 * between, not even another page's.
 */
function createMemoryCollection<T extends { id: string }>(
  definition: CollectionDefinition<T>,
  texts: TextMap,
): PlainCollection<T> {
  const { groupOf } = definition;
  const keyOf = (id: string) => `${definition.name}/${id}`;
  const ids = () => {
    const prefix = keyOf('');
    const found = [...texts.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return groupOf ? found.sort() : found;
  };
  const read = (id: string): T | undefined => {
    const text = texts.get(keyOf(id));
    if (text === undefined) return undefined;
    try {
      return readDocument(definition, id, text);
    } catch {
      throw new ApiError('record_damaged');
    }
  };
  const write = (id: string, document: T, isNew: boolean) => {
    const text = JSON.stringify(toStored(definition, document, isNew));
    try {
      texts.set(keyOf(id), text);
    } catch (error) {
      throw new ApiError('storage_failed', undefined, { cause: error });
    }
  };
  return {
    get: async (id) => read(id),
    async create(id, document) {
      if (read(id) !== undefined) return false;
      write(id, document, true);
      return true;
    },
    async update(id, change) {
      const held = read(id);
      if (held === undefined) return undefined;
      const next = change(held);
      if (next !== held) write(id, next, false);
      return next;
    },
    async remove(id, condition) {
      const held = condition && read(id);
      if (condition && !(held && condition(held))) return false;
      const isThere = texts.get(keyOf(id)) !== undefined;
      texts.delete(keyOf(id));
      return isThere;
    },
    async *ids(group) {
      yield* group === undefined ? ids() : ids().filter((id) => groupOf?.(id) === group);
    },
    groups: async () => (groupOf ? [...new Set(ids().map(groupOf))].sort() : []),
  };
}

/** Most passing documents of a kind; above this, the oldest is forgotten. */
const MOST_PASSING = 10_000;

/** Makes a collection for documents that may be lost, in memory. See `isPassing`. */
export function createPassingCollection<T extends { id: string }>(
  definition: CollectionDefinition<T>,
): Collection<T> {
  const map = new Map<string, string>();
  const texts: TextMap = {
    get: (key) => map.get(key),
    set(key, text) {
      map.delete(key); // a changed document moves to the end
      map.set(key, text);
    },
    delete: (key) => map.delete(key),
    keys: () => map.keys(),
  };
  const collection = forOneProcess(createMemoryCollection(definition, texts), definition);
  return {
    ...collection,
    async create(id, document) {
      const isCreated = await collection.create(id, document);
      const [oldest] = map.keys();
      // Removed like any other, so that its due time is forgotten too.
      if (map.size > MOST_PASSING && oldest)
        await collection.remove(oldest.slice(definition.name.length + 1));
      return isCreated;
    },
  };
}

/** Makes a store that forgets (or, with another `texts`, one that lasts as long as that). For tests and mocks. */
export function createMemoryStore(texts: TextMap = new Map()): Store {
  const collection: OpenCollection = (definition) =>
    definition.isPassing
      ? createPassingCollection(definition)
      : forOneProcess(createMemoryCollection(definition, texts), definition);
  return { ...openRecords(collection), collection, async checkWritable() {} };
}
