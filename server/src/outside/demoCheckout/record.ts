import { CheckoutIdSchema, PriceSchema, TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../../store/collection.ts';

const DemoCheckoutRecordSchema = v.strictObject({
  schemaVersion,
  id: CheckoutIdSchema,
  sessionId: TestSessionIdSchema,
  price: PriceSchema,
  successUrl: v.pipe(v.string(), v.url()),
  cancelUrl: v.pipe(v.string(), v.url()),
  state: v.picklist(['open', 'paid', 'declined', 'canceled', 'refunded']),
  createdAt: timestamp,
});

/** A checkout of the demo provider as stored. */
export type DemoCheckoutRecord = v.InferOutput<typeof DemoCheckoutRecordSchema>;

/** Collection of the demo provider's checkouts. */
export const demoCheckoutRecords: CollectionDefinition<DemoCheckoutRecord> = {
  name: 'demo-checkouts',
  schema: DemoCheckoutRecordSchema,
};
