import type * as mail from '../mail/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { bookkeepingRecords } from './bookkeeping.ts';
import type { pendingPaymentRecords } from './pendingPaymentRecord.ts';
import type { Payments } from './provider.ts';

/** Collections of payments. */
export interface Store extends mail.Store {
  bookkeeping: CollectionOf<typeof bookkeepingRecords>;
  pendingPayments: CollectionOf<typeof pendingPaymentRecords>;
}

/** Everything that payments need. */
export interface Ports extends mail.Ports {
  store: Store;
  payments: Payments;
}
