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
  /** Its code. */
  id: CertificateCodeSchema,
  sessionId: TestSessionIdSchema,
  createdAt: timestamp,
  /** The language of the paper, a BCP 47 tag. */
  locale: v.nullable(v.string()),
  set: QuestionSetNameSchema,
  finishedAt: timestamp,
  iq: v.pipe(v.number(), v.integer()),
  /** In IQ points, both ends included; `null` where the scoring model states none. */
  interval: v.nullable(v.strictObject({ low: v.number(), high: v.number() })),
  timeUsedSeconds: count,
  durationSeconds: count,
  timeFactor: TimeFactorSchema,
  isTooFast: v.boolean(),
});

/** A certificate as it is stored: what is on the paper, word for word, and the test session that can take it back. */
export type CertificateRecord = v.InferOutput<typeof CertificateRecordSchema>;

/** How certificates are kept. */
export const certificateRecords: CollectionDefinition<CertificateRecord> = {
  name: 'certificates',
  schema: CertificateRecordSchema,
};
