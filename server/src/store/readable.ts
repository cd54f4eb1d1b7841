import { hasCode } from '../base/errors.ts';
import type { Collection } from './collection.ts';

/** Returns a document, or `undefined` also if it's damaged: for documents that can be made again. */
export async function readable<T>(collection: Collection<T>, id: string): Promise<T | undefined> {
  try {
    return await collection.get(id);
  } catch (error) {
    if (hasCode(error, 'record_damaged')) return undefined;
    throw error;
  }
}
