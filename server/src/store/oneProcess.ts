import { retried } from '../base/retried.ts';
import type { Claim, Collection, CollectionDefinition, DueRange } from './collection.ts';
import { observe } from './observe.ts';
import { readable } from './readable.ts';

/** Collection without due times and leases. */
export type PlainCollection<T> = Omit<
  Collection<T>,
  'idsDue' | 'idsOutside' | 'claim' | 'extend' | 'onOthersChange'
>;

/**
 * Completes a collection that only this process uses: due times and leases are in its memory, and end with it. All
 * documents are read at the first question about due times.
 */
export function forOneProcess<T extends { id: string }>(
  plain: PlainCollection<T>,
  { due }: Pick<CollectionDefinition<T>, 'due'>,
): Collection<T> {
  const dueAt = new Map<string, number>();
  const leasedUntil = new Map<string, number>();
  /** Documents that changed while all are read: what was read of them is outdated. */
  let changed: Set<string> | undefined = new Set();

  function note(id: string, document: T | undefined): void {
    const at = (document && due?.(document)) ?? null;
    if (at === null) dueAt.delete(id);
    else dueAt.set(id, at);
    if (!document) leasedUntil.delete(id);
  }

  const isLeased = (id: string) => (leasedUntil.get(id) ?? Number.NEGATIVE_INFINITY) > performance.now();

  const collection: Collection<T> = {
    ...plain,
    async update(id, change, then) {
      const after = await plain.update(id, change);
      if (then === 'release') leasedUntil.delete(id);
      return after;
    },
    async *idsDue(range: DueRange) {
      await loaded();
      yield* idsIn(range);
    },
    idsOutside: () => plain.ids(),
    async claim(which: Claim, leaseMs: number) {
      await loaded();
      const claimed: T[] = [];
      for (const id of 'id' in which ? [which.id] : idsIn(which)) {
        if (claimed.length >= ('id' in which ? 1 : which.most)) break;
        if (isLeased(id)) continue;
        leasedUntil.set(id, performance.now() + leaseMs);
        const document = await readable(collection, id);
        if (document) claimed.push(document);
        else leasedUntil.delete(id);
      }
      return claimed;
    },
    async extend(id, leaseMs) {
      leasedUntil.set(id, performance.now() + leaseMs);
    },
    onOthersChange() {},
  };
  if (!due) return collection;

  const idsIn = ({ from, to }: DueRange) =>
    [...dueAt]
      .filter(([, at]) => at >= from && at <= to)
      .sort(([, a], [, b]) => a - b)
      .map(([id]) => id);

  const loaded = retried(async () => {
    for await (const id of plain.ids()) {
      const document = await readable(collection, id);
      if (!changed?.has(id)) note(id, document);
    }
    changed = undefined;
  });

  return observe(collection, ({ id, after }) => {
    changed?.add(id);
    note(id, after);
  });
}
