import {
  CertificateCodeSchema,
  QuestionSetNameSchema,
  TestSessionIdSchema,
  TimeFactorSchema,
} from '@quotient/contract';
import * as v from 'valibot';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';

const CertificateRecordSchema = v.strictObject({
  schemaVersion,
  /** Code of the certificate. */
  id: CertificateCodeSchema,
  sessionId: TestSessionIdSchema,
  createdAt: timestamp,
  /** The language of the paper, a BCP 47 tag. */
  locale: v.nullable(v.string()),
  set: QuestionSetNameSchema,
  finishedAt: timestamp,
  iq: v.pipe(v.number(), v.integer()),
  /** Range in IQ points, both ends included; `null` if the scoring model has none. */
  interval: v.nullable(v.strictObject({ low: v.number(), high: v.number() })),
  timeUsedSeconds: count,
  durationSeconds: count,
  timeFactor: TimeFactorSchema,
  isTooFast: v.boolean(),
  /** Absent in records of an earlier version. */
  isTooFew: v.optional(v.boolean(), false),
});

/** Certificate as stored: the words of the paper, and the test session that can withdraw it. */
export type CertificateRecord = v.InferOutput<typeof CertificateRecordSchema>;

/** Collection of certificates. */
export const certificateRecords: CollectionDefinition<CertificateRecord> = {
  name: 'certificates',
  schema: CertificateRecordSchema,
};
