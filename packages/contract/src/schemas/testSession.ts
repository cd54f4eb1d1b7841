import * as v from 'valibot';
import { timeFactors } from '../values/testTime.ts';
import { WITHDRAWAL_DAYS } from '../values/withdrawalDays.ts';
import { PublicQuestionSchema, QuestionSetNameSchema } from './question.ts';
import { count, integer, optionIndex, positive } from './scalars.ts';

/** Multiplies the base duration: of the main test 25:00, 37:30 or 50:00. */
export const TimeFactorSchema = v.picklist(timeFactors);

/** An amount of money, see `Price`. */
export const PriceSchema = v.object({ amountMinor: count, currency: v.string() });

/** `finished`: by the visitor. `time-up`: by the server's clock. */
export const FinishReasonSchema = v.picklist(['finished', 'time-up']);

const sessionEntries = {
  id: v.string(),
  set: QuestionSetNameSchema,
  status: v.picklist(['testing', 'finished']),
  timeFactor: TimeFactorSchema,
  durationSeconds: positive,
  startedAt: integer,
  deadlineAt: integer,
  finishedAt: v.nullable(integer),
  finishReason: v.nullable(FinishReasonSchema),
  now: integer,
  questions: v.array(PublicQuestionSchema),
  answers: v.array(optionIndex),
  flags: v.array(v.boolean()),
  lastSeq: count,
  /**
   * `pending`: a checkout was opened and the provider hasn't confirmed it yet. `processing`: paid by a method that
   * takes days. `failed`, `refunded`: the last payment was refused or returned; a new one can be made. `disputed`:
   * the payer's bank has claimed the money back for now.
   */
  paymentStatus: v.picklist(['unpaid', 'pending', 'processing', 'paid', 'failed', 'refunded', 'disputed']),
  price: PriceSchema,
  isDemo: v.boolean(),
  /**
   * Name of the operator, who sells the results; `null` if the server doesn't know it. An earlier server lacks this field
   * and those below.
   */
  seller: v.optional(v.nullable(v.string()), null),
  /** Order number of the paid results. */
  orderNumber: v.optional(v.nullable(v.string()), null),
  /** True for a finished test with fewer than half of its questions answered. */
  isTooFew: v.optional(v.boolean(), false),
  /** True for a finished test whose answers came faster than the questions can be read. */
  isTooFast: v.optional(v.boolean(), false),
  /** True while a finished test can be continued: time is left, and no checkout was made. */
  isReopenable: v.optional(v.boolean(), false),
  /** True if visitors are asked for express consent to results at once, by which the right of withdrawal is lost. */
  asksConsent: v.optional(v.boolean(), false),
  /** Days after the day of the purchase in which visitors may withdraw; `null` if they have no such right. */
  withdrawalDays: v.optional(v.nullable(count), WITHDRAWAL_DAYS),
  /** Set of a retake. An earlier server lacks it. */
  retakeSet: v.exactOptional(QuestionSetNameSchema),
};

type Lists = Record<'questions' | 'answers' | 'flags', readonly unknown[]>;
const hasOnePerQuestion = ({ questions, answers, flags }: Lists) =>
  questions.length > 0 && questions.length === answers.length && questions.length === flags.length;
const ONE_PER_QUESTION = 'must have questions, and one answer and one flag for each';

/** A test session as its visitor may see it: no key, no score. All times are server time in milliseconds since the epoch. */
export const TestSessionSchema = v.pipe(
  v.object(sessionEntries),
  v.check((session) => hasOnePerQuestion(session), ONE_PER_QUESTION),
);

/** `token` opens the session. It is sent once; the server stores only its hash. */
export const StartedTestSessionSchema = v.pipe(
  v.object({ ...sessionEntries, token: v.string() }),
  v.check((session) => hasOnePerQuestion(session), ONE_PER_QUESTION),
);

/**
 * State of one question on the server after the call: that of the highest `seq`, which may be another call's. In
 * `optionIndex`, -1 = unanswered.
 */
export const SavedAnswerSchema = v.object({
  questionIndex: count,
  optionIndex,
  isFlagged: v.boolean(),
  seq: count,
  answeredCount: count,
});

/** `sealedScore` is the score as a JWE, which only the server can open. */
export const FinishedTestSessionSchema = v.object({ session: TestSessionSchema, sealedScore: v.string() });

/** 1, 1.5 or 2: how much of the base duration a test has. */
export type TimeFactor = v.InferOutput<typeof TimeFactorSchema>;
/** Payment state of a test session. */
export type PaymentStatus = TestSession['paymentStatus'];
/** End of a test: by the visitor, or by the clock. */
export type FinishReason = v.InferOutput<typeof FinishReasonSchema>;
/** A test session as its visitor may see it. */
export type TestSession = v.InferOutput<typeof TestSessionSchema>;
/** A test session with the token that opens it. */
export type StartedTestSession = v.InferOutput<typeof StartedTestSessionSchema>;
/** Stored state of one question. */
export type SavedAnswer = v.InferOutput<typeof SavedAnswerSchema>;
/** The finished session and its sealed score. */
export type FinishedTestSession = v.InferOutput<typeof FinishedTestSessionSchema>;
