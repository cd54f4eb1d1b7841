import { CheckoutIdSchema, PriceSchema, TestSessionIdSchema } from '@quotient/contract';
import { z } from 'zod';
import { type CollectionDefinition, schemaVersion, timestamp, unchanged } from '../../store/collection.ts';

const DemoCheckoutRecordSchema = z.strictObject({
  schemaVersion,
  id: CheckoutIdSchema,
  sessionId: TestSessionIdSchema,
  price: PriceSchema,
  successUrl: z.url(),
  cancelUrl: z.url(),
  state: z.enum(['open', 'paid', 'declined', 'canceled']),
  createdAt: timestamp,
});

/** A checkout of the demo provider as it is stored. */
export type DemoCheckoutRecord = z.infer<typeof DemoCheckoutRecordSchema>;

/** How the demo provider's checkouts are kept. */
export const demoCheckoutRecords: CollectionDefinition<DemoCheckoutRecord> = {
  name: 'demo-checkouts',
  schema: DemoCheckoutRecordSchema,
  migrations: { 1: unchanged, 2: unchanged, 3: unchanged },
};
