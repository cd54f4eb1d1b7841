import { SharedResultSchema, TestSessionIdSchema } from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, schemaVersion, timestamp } from '../store/collection.ts';

const SharedResultRecordSchema = v.strictObject({
  ...SharedResultSchema.entries,
  schemaVersion,
  sessionId: TestSessionIdSchema,
  createdAt: timestamp,
  /** Absent in records of an earlier version, as is `isTooFast`. */
  isTooFew: v.optional(v.boolean(), false),
  isTooFast: v.optional(v.boolean(), false),
  /** Language of the test session and the page, a BCP 47 tag. Absent in records of an earlier version. */
  locale: v.optional(v.nullable(v.string()), null),
});

/** Shared result as stored: its public content, and the test session that can withdraw it. */
export type SharedResultRecord = v.InferOutput<typeof SharedResultRecordSchema>;

/** Collection of shared results. */
export const sharedResultRecords: CollectionDefinition<SharedResultRecord> = {
  name: 'shared-results',
  agedBy: 'createdAt',
  schema: SharedResultRecordSchema,
};
