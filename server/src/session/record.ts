import {
  CertificateCodeSchema,
  FinishReasonSchema,
  QuestionSchema,
  QuestionSetNameSchema,
  SharedResultIdSchema,
  TestSessionIdSchema,
  TimeFactorSchema,
} from '@quotient/contract';
import * as v from 'valibot';
import { ScoreSchema } from '../scoring/scoringModel.ts';
import { type CollectionDefinition, count, schemaVersion, timestamp } from '../store/collection.ts';
import { CheckoutAttemptSchema } from './checkouts.ts';

/** What stands from the start of a test on. */
const fixedShape = {
  id: TestSessionIdSchema,
  /** SHA-256 of the token's secret, base64url. */
  tokenHash: v.pipe(v.string(), v.length(43)),
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  /** Key of the partner whose page started it. */
  partner: v.nullable(v.string()),
  /** Origin of that page where it is not ours. */
  hostOrigin: v.nullable(v.string()),
  /** The device said that it had started a test before. Absent in what an earlier version stored. */
  isRepeat: v.optional(v.boolean(), false),
  /** What the questions of the set `fresh` were made of; `null` for other sets. Absent in what an earlier version stored. */
  seed: v.optional(v.nullable(v.string()), null),
  timeFactor: TimeFactorSchema,
  startedAt: timestamp,
  deadlineAt: timestamp,
  /** The questions as they were shown, with keys and points, in display order; their options are not shuffled here. */
  questions: v.pipe(v.array(QuestionSchema), v.minLength(1)),
  /** Per question: displayed option index → index in `options`. */
  optionOrder: v.array(v.array(count)),
};

/** What changes during a test and after it. */
const changingShape = {
  /** Per question: the displayed option index, -1 = unanswered. */
  answers: v.array(v.pipe(v.number(), v.integer(), v.minValue(-1))),
  /** Per question: true where the visitor marked it for later. */
  flags: v.array(v.boolean()),
  /** Per question: the `seq` of the answer held, 0 = none. */
  seqs: v.array(count),
  /** Set once, score included: the random digit is never drawn again. */
  finish: v.nullable(
    v.strictObject({ finishedAt: timestamp, reason: FinishReasonSchema, score: ScoreSchema }),
  ),
  checkouts: v.array(CheckoutAttemptSchema),
  /**
   * What took effect, in its order: `<checkout id>:<state after it>`, and the ids of the provider's events, which take
   * effect once.
   */
  appliedPaymentEvents: v.array(v.string()),
  /**
   * When the server noted each of them; `index` is its place in that list. An earlier version noted no times: what it
   * stored has none, and what it adds after a downgrade has none either.
   */
  paymentTimes: v.optional(v.array(v.strictObject({ index: count, at: timestamp })), []),
  emails: v.array(v.strictObject({ id: v.string(), sentAt: timestamp })),
  sharedResultId: v.nullable(SharedResultIdSchema),
  /** Absent in what an earlier version stored. */
  certificateCode: v.optional(v.nullable(CertificateCodeSchema), null),
  /**
   * Oldest first. The hash is the SHA-256 of the link's secret, base64url. Absent in what an earlier version stored.
   */
  privateLinks: v.optional(
    v.array(v.strictObject({ hash: v.pipe(v.string(), v.length(43)), createdAt: timestamp })),
    [],
  ),
  /** Per question: how often it was viewed. */
  viewCounts: v.array(count),
  /**
   * Per question: the milliseconds between its views and whatever came next, by the server's clock. Empty in what an
   * earlier version stored.
   */
  spentMs: v.optional(v.array(count), []),
  /** The question in view while the test runs, and since when. Absent in what an earlier version stored. */
  viewing: v.optional(v.nullable(v.strictObject({ questionIndex: count, since: timestamp })), null),
  /** How many questions the visitor's device said were answered on finish. */
  completedCount: v.nullable(count),
};

const haveOneLength = (...lists: readonly (readonly unknown[])[]) =>
  lists.every(({ length }) => length === lists[0]?.length);
const ONE_ENTRY_PER_QUESTION = 'One entry per question.';
/** What an earlier version stored has no times. */
const timesOf = <T>(spentMs: readonly T[], answers: readonly T[]) => (spentMs.length > 0 ? spentMs : answers);

const TestSessionRecordSchema = v.pipe(
  v.strictObject({ schemaVersion, ...fixedShape, ...changingShape }),
  v.check(
    ({ questions, optionOrder, answers, flags, seqs, viewCounts, spentMs }) =>
      haveOneLength(questions, optionOrder, answers, flags, seqs, viewCounts, timesOf(spentMs, answers)),
    ONE_ENTRY_PER_QUESTION,
  ),
);

/** A test session as it is stored, with the answer keys: what may leave the server is named in `view.ts`. */
export type TestSessionRecord = v.InferOutput<typeof TestSessionRecordSchema>;

/** How test sessions are kept. The questions, the largest part, are written once; until version 3 all was in one file. */
export const testSessionRecords: CollectionDefinition<TestSessionRecord> = {
  name: 'test-sessions',
  schema: TestSessionRecordSchema,
  migrations: {
    1: (document) => ({ ...document, partner: null, hostOrigin: null }),
    2: (document) => ({
      ...document,
      flags: v.parse(v.array(v.unknown()), document.answers).map(() => false),
    }),
  },
  parts: {
    fixed: v.object(fixedShape),
    changing: v.pipe(
      v.object({ schemaVersion, ...changingShape }),
      v.check(
        ({ answers, flags, seqs, viewCounts, spentMs }) =>
          haveOneLength(answers, flags, seqs, viewCounts, timesOf(spentMs, answers)),
        ONE_ENTRY_PER_QUESTION,
      ),
    ),
  },
};
