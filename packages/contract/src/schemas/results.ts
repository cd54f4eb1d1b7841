import * as v from 'valibot';
import { CognitiveCategorySchema } from './question.ts';
import { count, integer, optionIndex, percent, positive } from './scalars.ts';
import { FinishReasonSchema, TimeFactorSchema } from './testSession.ts';

/** Specification §9, highest first. */
export const IqLabelSchema = v.picklist([
  'Genius',
  'Very Superior',
  'Superior',
  'High Average',
  'Average',
  'Low Average',
  'Borderline',
  'Extremely Low',
]);

/**
 * `percentage` is 0–100, the share of `correct` in `total`; `performance` follows from it (Specification §9): 3 or more
 * of 4 correct, 2 of 4, fewer.
 */
export const CategoryAnalysisSchema = v.object({
  category: CognitiveCategorySchema,
  correct: count,
  total: positive,
  percentage: percent,
  performance: v.picklist(['Strong', 'Average', 'Needs Improvement']),
});

/**
 * Contains the answer key: sent only after the payment. Indexes count from 0 in display order; in `chosenIndex`, -1 =
 * unanswered.
 */
export const ReviewedAnswerSchema = v.object({
  questionIndex: count,
  category: CognitiveCategorySchema,
  chosenIndex: optionIndex,
  correctIndex: count,
  points: positive,
  explanation: v.string(),
});

/**
 * Margin of error of a score, in IQ points. In about two of three cases the true score is from `low` to `high`, both
 * included; `standardError` is the standard error of measurement.
 */
export const ScoreIntervalSchema = v.object({ low: integer, high: integer, standardError: v.number() });

/**
 * Results, computed once and stored. `startedAt` and `finishedAt` are milliseconds since the epoch on the server's
 * clock.
 */
export const TestResultsSchema = v.object({
  sessionId: v.string(),
  /** The scoring model that made this score, e.g. `seed-1.0`. */
  model: v.string(),
  iq: integer,
  /** The IQ band of the score percent; it includes the IQ. */
  band: v.object({ low: integer, high: integer }),
  /** Absent if this server lacks the score's model. */
  interval: v.exactOptional(ScoreIntervalSchema),
  percentile: percent,
  label: IqLabelSchema,
  showLabel: v.boolean(),
  scorePercent: percent,
  totalCorrect: count,
  totalQuestions: positive,
  averageIq: integer,
  categories: v.array(CategoryAnalysisSchema),
  /** One entry per question in display order. */
  review: v.array(ReviewedAnswerSchema),
  startedAt: integer,
  finishedAt: integer,
  finishReason: FinishReasonSchema,
  timeUsedSeconds: count,
  durationSeconds: positive,
  timeFactor: TimeFactorSchema,
  isTooFew: v.optional(v.boolean(), false),
  isTooFast: v.boolean(),
  /** The device had started a test before, whose practice may raise this score. Absent if it hadn't. */
  isRepeat: v.exactOptional(v.boolean()),
  /** Absent if the result isn't shared. */
  sharedResultId: v.exactOptional(v.string()),
  /** Absent without a certificate. */
  certificateCode: v.exactOptional(v.string()),
  /** On the receipt. Absent for a payment of an earlier version. */
  orderNumber: v.exactOptional(v.string()),
});

/** Shared result, as anyone with its link may read it. The names with an underscore are the specification's. */
export const SharedResultSchema = v.object({
  id: v.string(),
  iq_score: integer,
  percentile: percent,
  total_correct: count,
  isTooFew: v.exactOptional(v.boolean()),
  isTooFast: v.exactOptional(v.boolean()),
  /** Range of the true score in about two of three cases. */
  interval: v.exactOptional(v.object({ low: integer, high: integer })),
});

/**
 * State of an email. `queued`: stored, and tried for about five days until it is accepted; then an operator may send
 * it again. `sent`: a mail server has accepted it. `failed`: the address was refused; it isn't tried again.
 */
export const EmailStateSchema = v.picklist(['queued', 'sent', 'failed']);

/** Requested email. */
export const ResultsEmailSchema = v.object({
  id: v.string(),
  state: EmailStateSchema,
  /** True after failed tries, while it waits for the mail server. */
  isDelayed: v.exactOptional(v.boolean()),
});

/** The public page is `{origin}/r/{id}`. */
export const SharedResultCreatedSchema = v.object({ id: v.string() });

/** `{origin}/verify/{code}` confirms it, `…/print` is its sheet and `…/certificate.pdf` its PDF. */
export const CertificateCreatedSchema = v.object({ code: v.string() });

/** `url` opens the test on any device. It's shown this once: the server stores only a hash of its secret. */
export const PrivateLinkSchema = v.object({ url: v.string() });

/** A link that opens a finished test on any device. */
export type PrivateLink = v.InferOutput<typeof PrivateLinkSchema>;
/** State of an email. */
export type EmailState = v.InferOutput<typeof EmailStateSchema>;
/** Requested email. */
export type ResultsEmail = v.InferOutput<typeof ResultsEmailSchema>;
/** Result of one ability. */
export type CategoryAnalysis = v.InferOutput<typeof CategoryAnalysisSchema>;
/** Margin of error of a score. */
export type ScoreInterval = v.InferOutput<typeof ScoreIntervalSchema>;
/** One question with its answer, its key and its explanation. */
export type ReviewedAnswer = v.InferOutput<typeof ReviewedAnswerSchema>;
/** The paid results of a test session. */
export type TestResults = v.InferOutput<typeof TestResultsSchema>;
/** A result that its owner has published. */
export type SharedResult = v.InferOutput<typeof SharedResultSchema>;
