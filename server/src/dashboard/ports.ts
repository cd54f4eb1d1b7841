import type * as session from '../session/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { earlierCountRecords, earlierRowsRecords } from './earlierRecord.ts';
import type {
  countingRecords,
  dayCountRecords,
  Sums,
  testRowRecords,
  uncountedRecords,
  visitsRecords,
} from './record.ts';

/** Day counts of a store that changes them in the transaction of each test session's change. */
export interface StoredSums {
  /** Every day with counts, in order. */
  days(): Promise<string[]>;
  /** The day counts of a day by their names, see `accountOf`. */
  ofDay(day: string): Promise<ReadonlyMap<string, Sums>>;
  /** Does the work that was left for later. Call it every few seconds. */
  flush(): Promise<void>;
  /** Adds all changes to the stored day counts; resolves to the names of those that can't be read. */
  settle(): Promise<string[]>;
  /** Counts everything again from the records. */
  rebuild(): Promise<void>;
  /** Version of the counts at the last `flush`; it changes with them. */
  version(): string;
}

/** Collections of the dashboard and its imports. */
export interface Store extends session.Store {
  dayCounts: CollectionOf<typeof dayCountRecords>;
  testRows: CollectionOf<typeof testRowRecords>;
  uncounted: CollectionOf<typeof uncountedRecords>;
  counting: CollectionOf<typeof countingRecords>;
  earlierCounts: CollectionOf<typeof earlierCountRecords>;
  earlierRows: CollectionOf<typeof earlierRowsRecords>;
  visits: CollectionOf<typeof visitsRecords>;
  /** Absent in a store of one process: then `createCountKeeper` counts. */
  sums?: StoredSums;
}
