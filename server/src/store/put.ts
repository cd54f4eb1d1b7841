import { hasCode } from '../http/errors.ts';
import type { Collection } from './collection.ts';

/** Stores a document that can be made again, in the place of what is there, also of one that is damaged. */
export async function put<T extends { id: string }>(collection: Collection<T>, document: T): Promise<void> {
  try {
    if (await collection.update(document.id, () => document)) return;
  } catch (error) {
    if (!hasCode(error, 'record_damaged')) throw error;
    await collection.remove(document.id);
  }
  await collection.create(document.id, document);
}
