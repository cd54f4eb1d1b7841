import type * as payments from '../payments/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { withdrawalRecords } from './record.ts';

/** Collections of withdrawals. */
export interface Store extends payments.Store {
  withdrawals: CollectionOf<typeof withdrawalRecords>;
}

/** Everything that withdrawals need. */
export interface Ports extends payments.Ports {
  store: Store;
}
