import type * as session from '../session/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { certificateRecords } from './certificateRecord.ts';
import type { sharedResultRecords } from './sharedResultRecord.ts';

/** Collections of published results and certificates. */
export interface Store extends session.Store {
  sharedResults: CollectionOf<typeof sharedResultRecords>;
  certificates: CollectionOf<typeof certificateRecords>;
}

/** Everything that public pages need. */
export interface Ports extends session.Ports {
  store: Store;
}
