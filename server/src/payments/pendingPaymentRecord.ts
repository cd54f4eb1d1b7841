import { TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const PendingPaymentSchema = v.strictObject({ schemaVersion, id: TestSessionIdSchema, notedAt: timestamp });

/** A test session with an undecided payment; `id` is the session's. */
export type PendingPayment = v.InferOutput<typeof PendingPaymentSchema>;

/** Collection of the undecided payments, so that a search for them needn't read every test session. */
export const pendingPaymentRecords: CollectionDefinition<PendingPayment> = {
  name: 'pending-payments',
  schema: PendingPaymentSchema,
};
