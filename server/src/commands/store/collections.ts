import { providerRecords } from '../../outside/configuredStore.ts';
import type { AnyDefinition } from '../../outside/texts.ts';
import { records } from '../../records.ts';

/** Collections of a store that outlive a restart. */
export const lastingCollections = (
  [...Object.values(records), ...providerRecords] as readonly unknown[] as
    // Each is used with its own documents alone.
    readonly AnyDefinition[]
).filter(({ isPassing }) => !isPassing);

/** Collections that every kind of store needs. */
export const movedCollections = lastingCollections.filter(({ isOfOneProcess }) => !isOfOneProcess);
