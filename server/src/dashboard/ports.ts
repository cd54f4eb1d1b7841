import type * as session from '../session/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { earlierCountRecords, earlierRowsRecords } from './earlierRecord.ts';
import type {
  countingRecords,
  dayCountRecords,
  testRowRecords,
  uncountedRecords,
  visitsRecords,
} from './record.ts';

/** Collections of the dashboard and its imports. */
export interface Store extends session.Store {
  dayCounts: CollectionOf<typeof dayCountRecords>;
  testRows: CollectionOf<typeof testRowRecords>;
  uncounted: CollectionOf<typeof uncountedRecords>;
  counting: CollectionOf<typeof countingRecords>;
  earlierCounts: CollectionOf<typeof earlierCountRecords>;
  earlierRows: CollectionOf<typeof earlierRowsRecords>;
  visits: CollectionOf<typeof visitsRecords>;
}
