import {
  FinishReasonSchema,
  QuestionSchema,
  QuestionSetNameSchema,
  SharedResultIdSchema,
  TestSessionIdSchema,
  TimeFactorSchema,
} from '@quotient/contract';
import { z } from 'zod';
import { CheckoutAttemptSchema } from '../payments/record.ts';
import { ScoreSchema } from '../scoring/scoringModel.ts';
import {
  type CollectionDefinition,
  count,
  schemaVersion,
  timestamp,
  unchanged,
} from '../store/collection.ts';

/** What stands from the start of a test on. */
const fixedShape = {
  id: TestSessionIdSchema,
  /** SHA-256 of the token's secret, base64url. */
  tokenHash: z.string().length(43),
  set: QuestionSetNameSchema,
  locale: z.string().nullable(),
  /** Key of the partner whose page started it. */
  partner: z.string().nullable(),
  /** Origin of that page where it is not ours. */
  hostOrigin: z.string().nullable(),
  timeFactor: TimeFactorSchema,
  startedAt: timestamp,
  deadlineAt: timestamp,
  /** The questions as they were shown, with keys and points, in display order and unshuffled. */
  questions: z.array(QuestionSchema).min(1),
  /** Per question: displayed option index → index in `options`. */
  optionOrder: z.array(z.array(count)),
};

/** What changes during a test and after it. */
const changingShape = {
  /** Per question: the displayed option index, -1 = unanswered. */
  answers: z.array(z.number().int().min(-1)),
  /** Per question: true where the visitor marked it for later. */
  flags: z.array(z.boolean()),
  /** Per question: the `seq` of the answer held, 0 = none. */
  seqs: z.array(count),
  /** Set once, score included: the random digit is never drawn again. */
  finish: z
    .strictObject({ finishedAt: timestamp, reason: FinishReasonSchema, score: ScoreSchema })
    .nullable(),
  checkouts: z.array(CheckoutAttemptSchema),
  /**
   * What took effect, in its order: `<checkout id>:<what the provider said>`. Nothing reads it, since the state of the
   * checkout keeps a payment from taking effect twice; it tells an operator what happened where a visitor disputes it.
   */
  appliedPaymentEvents: z.array(z.string()),
  emails: z.array(z.strictObject({ id: z.string(), sentAt: timestamp })),
  sharedResultId: SharedResultIdSchema.nullable(),
  /** Per question: how often it was viewed. */
  viewCounts: z.array(count),
  /** How many questions the visitor's device said were answered on finish. */
  completedCount: count.nullable(),
};

const haveOneLength = (...lists: readonly (readonly unknown[])[]) =>
  lists.every(({ length }) => length === lists[0]?.length);
const oneEntryPerQuestion = { error: 'One entry per question.' };

const TestSessionRecordSchema = z
  .strictObject({ schemaVersion, ...fixedShape, ...changingShape })
  .refine(
    ({ questions, optionOrder, answers, flags, seqs, viewCounts }) =>
      haveOneLength(questions, optionOrder, answers, flags, seqs, viewCounts),
    oneEntryPerQuestion,
  );

/** A test session as it is stored, with the answer keys: what may leave the server is named in `view.ts`. */
export type TestSessionRecord = z.infer<typeof TestSessionRecordSchema>;

/** How test sessions are kept. The questions, the largest part, are written once. */
export const testSessionRecords: CollectionDefinition<TestSessionRecord> = {
  name: 'test-sessions',
  schema: TestSessionRecordSchema,
  migrations: {
    1: (document) => ({ ...document, partner: null, hostOrigin: null }),
    2: (document) => ({
      ...document,
      flags: z
        .array(z.unknown())
        .parse(document.answers)
        .map(() => false),
    }),
    3: unchanged, // Version 4 has two files for each session, and reads the one of before.
  },
  parts: {
    fixed: z.object(fixedShape),
    changing: z
      .object({ schemaVersion, ...changingShape })
      .refine(
        ({ answers, flags, seqs, viewCounts }) => haveOneLength(answers, flags, seqs, viewCounts),
        oneEntryPerQuestion,
      ),
  },
};
