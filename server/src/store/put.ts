import { hasCode } from '../base/errors.ts';
import type { Collection } from './collection.ts';

/** Stores a document that can be rebuilt, replacing any stored one, even a damaged one. */
export async function put<T extends { id: string }>(collection: Collection<T>, document: T): Promise<void> {
  const replace = () => collection.update(document.id, () => document);
  try {
    if (await replace()) return;
  } catch (error) {
    if (!hasCode(error, 'record_damaged')) throw error;
    await collection.remove(document.id);
  }
  if (!(await collection.create(document.id, document))) await replace(); // another write was faster
}
