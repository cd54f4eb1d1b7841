import { hasCode } from '../base/errors.ts';
import type { Collection } from './collection.ts';

/** One document before and after a change; `undefined` if it was created or deleted. */
export interface Change<T> {
  id: string;
  before: T | undefined;
  after: T | undefined;
}

/**
 * Collection that reports each durable change, in the order of changes of each document. `listener` may not wait and
 * may not throw: the change has happened. A change that stored nothing isn't reported.
 */
export function observe<T>(collection: Collection<T>, listener: (change: Change<T>) => void): Collection<T> {
  return {
    ...collection,
    async create(id, document) {
      const isCreated = await collection.create(id, document);
      if (isCreated) listener({ id, before: undefined, after: document });
      return isCreated;
    },
    async update(id, change, then) {
      let before: T | undefined;
      const after = await collection.update(
        id,
        (held) => {
          before = held;
          return change(held);
        },
        then,
      );
      if (after !== before) listener({ id, before, after });
      return after;
    },
    async remove(id, condition) {
      let before: T | undefined;
      let isRemoved: boolean;
      try {
        isRemoved = await collection.remove(id, (held) => {
          before = held;
          return condition?.(held) ?? true;
        });
      } catch (error) {
        // An unconditional removal needn't read it, and listeners never got an unreadable one.
        if (condition || !hasCode(error, 'record_damaged')) throw error;
        return collection.remove(id);
      }
      if (isRemoved) listener({ id, before, after: undefined });
      return isRemoved;
    },
  };
}
