import { SharedResultSchema, TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const SharedResultRecordSchema = v.strictObject({
  ...SharedResultSchema.entries,
  schemaVersion,
  sessionId: TestSessionIdSchema,
  createdAt: timestamp,
  /** Absent in what an earlier version stored. */
  isTooFast: v.optional(v.boolean(), false),
  /** Language of the test session, a BCP 47 tag: the page is in it. Absent in what an earlier version stored. */
  locale: v.optional(v.nullable(v.string()), null),
});

/** A shared result as it is stored: what everybody may read, and the test session that can take it back. */
export type SharedResultRecord = v.InferOutput<typeof SharedResultRecordSchema>;

/** How shared results are kept. */
export const sharedResultRecords: CollectionDefinition<SharedResultRecord> = {
  name: 'shared-results',
  schema: SharedResultRecordSchema,
};
