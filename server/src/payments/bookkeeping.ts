import { CheckoutIdSchema, PriceSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const BookkeepingRecordSchema = v.strictObject({
  schemaVersion,
  /** The checkout's id at the provider: what a statement of the provider lists. */
  id: CheckoutIdSchema,
  price: PriceSchema,
  /** When the checkout was made; it is paid within a day. */
  createdAt: timestamp,
});

/** What the law makes a seller keep of a payment after its test is gone: nothing in it leads to answers or a score. */
export type BookkeepingRecord = v.InferOutput<typeof BookkeepingRecordSchema>;

/** How the books are kept. */
export const bookkeepingRecords: CollectionDefinition<BookkeepingRecord> = {
  name: 'bookkeeping',
  schema: BookkeepingRecordSchema,
};
