import type { Log } from '../../base/ports.ts';
import { createCountKeeper } from '../../dashboard/countKeeper.ts';
import type { Store } from '../../ports.ts';

async function countUncounted({ uncounted }: Store): Promise<number> {
  let count = 0;
  for await (const _ of uncounted.ids()) count += 1;
  return count;
}

/**
 * Writes all dashboard counts of a store that no server uses. Resolves to the names of day counts that can't be
 * written because they are damaged.
 */
export async function settleCounts(store: Store, log: Log): Promise<string[]> {
  if (store.sums) return store.sums.settle();
  for (let left = Number.POSITIVE_INFINITY; ; ) {
    const countKeeper = createCountKeeper(store, { clock: { now: () => 0 }, log });
    await countKeeper.settled();
    await countKeeper.stop();
    const count = await countUncounted(store);
    // Each stop writes what time allows. Damaged tests stay counted as they were.
    if (count === 0 || count >= left) return [];
    left = count;
  }
}
