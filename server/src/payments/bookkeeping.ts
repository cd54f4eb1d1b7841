import { CheckoutIdSchema, PriceSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const BookkeepingRecordSchema = v.strictObject({
  schemaVersion,
  /** The checkout's id at the provider, as in its statements. */
  id: CheckoutIdSchema,
  price: PriceSchema,
  /** Time of the checkout's creation; it is paid within a day. */
  createdAt: timestamp,
});

/** Payment that the law makes a seller store after its test is deleted, without a reference to answers or a score. */
export type BookkeepingRecord = v.InferOutput<typeof BookkeepingRecordSchema>;

/** Collection of the accounting records. */
export const bookkeepingRecords: CollectionDefinition<BookkeepingRecord> = {
  name: 'bookkeeping',
  agedBy: 'createdAt',
  schema: BookkeepingRecordSchema,
};
