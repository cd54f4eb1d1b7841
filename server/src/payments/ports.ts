import type * as mail from '../mail/ports.ts';
import type { CollectionOf } from '../store/collection.ts';
import type { bookkeepingRecords } from './bookkeeping.ts';
import type { orderAddressRecords, orderRecords } from './orderRecord.ts';
import type { pendingPaymentRecords } from './pendingPaymentRecord.ts';
import type { Payments } from './provider.ts';
import type { WithdrawalTable } from './withdrawalTerms.ts';

/** Collections of payments. */
export interface Store extends mail.Store {
  bookkeeping: CollectionOf<typeof bookkeepingRecords>;
  pendingPayments: CollectionOf<typeof pendingPaymentRecords>;
  orders: CollectionOf<typeof orderRecords>;
  orderAddresses: CollectionOf<typeof orderAddressRecords>;
}

/** Everything that payments need. */
export interface Ports extends mail.Ports {
  store: Store;
  payments: Payments;
  /** Rights of withdrawal by country. @default the built-in table */
  withdrawalTable?: WithdrawalTable | undefined;
  /** Line about taxes on receipts, as the operator wrote it. @default receipts have none */
  receiptTax?: string | undefined;
  /** Address, registration and the like of the seller, on receipts. @default none */
  sellerLines?: readonly string[] | undefined;
}
