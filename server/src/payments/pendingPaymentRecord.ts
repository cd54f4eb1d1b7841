import { TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const PendingPaymentSchema = v.strictObject({ schemaVersion, id: TestSessionIdSchema, notedAt: timestamp });

/** A test session whose payment is not decided; `id` is the session's. */
export type PendingPayment = v.InferOutput<typeof PendingPaymentSchema>;

/**
 * How the list of the undecided payments is kept: whoever looks for them need not read every test session.
 */
export const pendingPaymentRecords: CollectionDefinition<PendingPayment> = {
  name: 'pending-payments',
  schema: PendingPaymentSchema,
};
