import { hasCode } from '../base/errors.ts';
import type { Collection, CollectionDefinition } from './collection.ts';
import { atOnce } from './concurrency.ts';

const AT_ONCE = 8;

/**
 * Removes the passing documents that are over. Strangers' requests make such documents, so a database must be swept
 * every few minutes.
 * @param now Time in milliseconds since the epoch: documents that are due until then are removed.
 */
export async function sweepPassing<T extends { id: string }>(
  collection: Collection<T>,
  { due }: Pick<CollectionDefinition<T>, 'due'>,
  now: number,
): Promise<void> {
  const isOver = (document: T) => {
    const at = due?.(document) ?? null;
    return at !== null && at <= now;
  };
  await atOnce(collection.idsDue({ from: 0, to: now }), AT_ONCE, async (id) => {
    try {
      await collection.remove(id, isOver);
    } catch (error) {
      if (!hasCode(error, 'record_damaged')) throw error;
      await collection.remove(id);
    }
  });
}
