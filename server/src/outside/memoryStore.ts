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
): Collection<T> {
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

/** Makes a store that forgets (or, with another `texts`, one that lasts as long as that). For tests and mocks. */
export function createMemoryStore(texts: TextMap = new Map()): Store {
  const collection: OpenCollection = (definition) => createMemoryCollection(definition, texts);
  return { ...openRecords(collection), collection, async checkWritable() {} };
}
