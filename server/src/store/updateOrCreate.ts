import { ApiError } from '../base/errors.ts';
import type { Collection } from './collection.ts';

const MOST_TRIES = 100;

/**
 * Changes a document, or creates it if there is none: then `change` gets `undefined`. Resolves to the stored document.
 */
export async function updateOrCreate<T extends { id: string }>(
  collection: Pick<Collection<T>, 'update' | 'create'>,
  id: string,
  change: (held: T | undefined) => T,
): Promise<T> {
  // Another instance may create or remove it in between.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const updated = await collection.update(id, change);
    if (updated) return updated;
    const made = change(undefined);
    if (await collection.create(id, made)) return made;
  }
  throw new ApiError('storage_failed', undefined, {
    cause: new Error('Others create and remove it all the time.'),
  });
}
