import {
  CertificateCodeSchema,
  FinishReasonSchema,
  type Question,
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

/** Hash of a question, see `sharedQuestions.ts`. */
export const QuestionHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** A question of the bank, such as `extended:41`. */
const QuestionRefSchema = v.pipe(v.string(), v.regex(/^[a-z]+:\d{1,4}$/));

/** Fields that are fixed when a test starts. */
const fixedShape = {
  id: TestSessionIdSchema,
  /** SHA-256 of the token's secret, base64url. */
  tokenHash: v.pipe(v.string(), v.length(43)),
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  /** Key of the partner whose page started it. */
  partner: v.nullable(v.string()),
  /** Origin of that page where it isn't ours. */
  hostOrigin: v.nullable(v.string()),
  /** True if the device had started a test before. Absent in records of an earlier version. */
  isRepeat: v.optional(v.boolean(), false),
  /** Seed of the questions of the set `fresh`; `null` for other sets. Absent in records of an earlier version. */
  seed: v.optional(v.nullable(v.string()), null),
  /** Refs of a drawn form in display order; `null` for whole sets. Absent in records of an earlier version. */
  form: v.optional(v.nullable(v.array(QuestionRefSchema)), null),
  /**
   * Refs of the questions of earlier tests that this one is a retake of, the longest ago first. Absent in records of an
   * earlier version.
   */
  seen: v.optional(v.array(QuestionRefSchema), []),
  timeFactor: TimeFactorSchema,
  startedAt: timestamp,
  deadlineAt: timestamp,
  /**
   * Questions as shown, with keys and points, in display order; their options aren't shuffled here. A question that
   * tests share is a hash. Documents up to version 5 contain all their questions.
   */
  questions: v.pipe(v.array(v.union([QuestionHashSchema, QuestionSchema])), v.minLength(1)),
  /** Per question: displayed option index → index in `options`. */
  optionOrder: v.array(v.array(count)),
};

/** Fields that change during and after a test. */
const changingShape = {
  /** Per question: the displayed option index, -1 = unanswered. */
  answers: v.array(v.pipe(v.number(), v.integer(), v.minValue(-1))),
  /** Per question: true where the visitor marked it for later. */
  flags: v.array(v.boolean()),
  /** Per question: the `seq` of the stored answer, 0 = none. */
  seqs: v.array(count),
  /** Score included: its random digit is drawn once, see `drawnDigit`. */
  finish: v.nullable(
    v.strictObject({ finishedAt: timestamp, reason: FinishReasonSchema, score: ScoreSchema }),
  ),
  /** Digit of the score of a test that its visitor has gone back to. Absent in records of an earlier version. */
  drawnDigit: v.optional(v.nullable(ScoreSchema.entries.randomDigit), null),
  checkouts: v.array(CheckoutAttemptSchema),
  /**
   * Applied payment changes, in order: `<checkout id>:<state after it>`, and the ids of the provider's events, which
   * apply once.
   */
  appliedPaymentEvents: v.array(v.string()),
  /**
   * Time of each applied change; `index` is its place in that list. An earlier version stored no times, not even
   * after a downgrade.
   */
  paymentTimes: v.optional(v.array(v.strictObject({ index: count, at: timestamp })), []),
  emails: v.array(v.strictObject({ id: v.string(), sentAt: timestamp })),
  sharedResultId: v.nullable(SharedResultIdSchema),
  /** Absent in records of an earlier version. */
  certificateCode: v.optional(v.nullable(CertificateCodeSchema), null),
  /** Oldest first. The hash is the SHA-256 of the link's secret, base64url. Absent in records of an earlier version. */
  privateLinks: v.optional(
    v.array(v.strictObject({ hash: v.pipe(v.string(), v.length(43)), createdAt: timestamp })),
    [],
  ),
  /** Per question: its number of views. */
  viewCounts: v.array(count),
  /** Milliseconds in view per question, by the server's clock. Empty in records of an earlier version. */
  spentMs: v.optional(v.array(count), []),
  /** The question in view while the test runs, and since when. Absent in records of an earlier version. */
  viewing: v.optional(v.nullable(v.strictObject({ questionIndex: count, since: timestamp })), null),
  /** Number of answered questions that the visitor's device reported on finish. */
  completedCount: v.nullable(count),
};

const haveOneLength = (...lists: readonly (readonly unknown[])[]) =>
  lists.every(({ length }) => length === lists[0]?.length);
const ONE_ENTRY_PER_QUESTION = 'One entry per question.';
/** Records of an earlier version have no times. */
const timesOf = <T>(spentMs: readonly T[], answers: readonly T[]) => (spentMs.length > 0 ? spentMs : answers);

const TestSessionRecordSchema = v.pipe(
  v.strictObject({ schemaVersion, ...fixedShape, ...changingShape }),
  v.check(
    ({ questions, optionOrder, answers, flags, seqs, viewCounts, spentMs }) =>
      haveOneLength(questions, optionOrder, answers, flags, seqs, viewCounts, timesOf(spentMs, answers)),
    ONE_ENTRY_PER_QUESTION,
  ),
);

/** Test session as stored. */
export type StoredTestSession = v.InferOutput<typeof TestSessionRecordSchema>;

/** Test session with its questions and their keys; `view.ts` names the fields that may leave the server. */
export interface TestSessionRecord extends Omit<StoredTestSession, 'questions'> {
  questions: Question[];
}

/**
 * Collection of test sessions, as they are stored: `sharedQuestions.ts` adds their questions. What never changes is
 * written once; until version 3 everything was in one file.
 */
export const testSessionRecords: CollectionDefinition<StoredTestSession> = {
  name: 'test-sessions',
  schema: TestSessionRecordSchema,
  isKept: ({ checkouts, emails, sharedResultId, certificateCode }) =>
    checkouts.length > 0 || emails.length > 0 || sharedResultId !== null || certificateCode !== null,
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
