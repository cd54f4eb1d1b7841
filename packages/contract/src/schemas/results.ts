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
 * Holds the answer key: sent after the payment only. Indexes count from 0 in display order; in `chosenIndex`, -1 =
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
 * How far a score may be off, in IQ points. In about two of three cases the true number lies from `low` to `high`, which
 * belong to it; `standardError` is the standard error of measurement.
 */
export const ScoreIntervalSchema = v.object({ low: integer, high: integer, standardError: v.number() });

/** Drawn once and stored. `startedAt` and `finishedAt` are milliseconds since the epoch on the server's clock. */
export const TestResultsSchema = v.object({
  sessionId: v.string(),
  /** The scoring model that made this score, e.g. `seed-1.0`. */
  model: v.string(),
  iq: integer,
  /** The IQ band of the score percent; the IQ lies in it. */
  band: v.object({ low: integer, high: integer }),
  /** Absent where a scoring model made the score that this server does not have. */
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
  isTooFast: v.boolean(),
  /** Absent where the result is not shared. */
  sharedResultId: v.exactOptional(v.string()),
  /** Absent where there is no certificate. */
  certificateCode: v.exactOptional(v.string()),
});

/** What whoever has the link may read. The names with an underscore are the specification's. */
export const SharedResultSchema = v.object({
  id: v.string(),
  iq_score: integer,
  percentile: percent,
  total_correct: count,
  isTooFast: v.exactOptional(v.boolean()),
  /** In about two of three cases the true number lies in it. */
  interval: v.exactOptional(v.object({ low: integer, high: integer })),
});

/**
 * What became of an e-mail. `queued`: stored, and tried for about five days until it is taken; then an operator may send
 * it again. `sent`: a mail server has taken it. `failed`: the address was refused; it is not tried again.
 */
export const EmailStateSchema = v.picklist(['queued', 'sent', 'failed']);

/** An e-mail that was asked for. */
export const ResultsEmailSchema = v.object({
  id: v.string(),
  state: EmailStateSchema,
  /** True where it was tried in vain so far, and waits for the mail server. */
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
/** What became of an e-mail. */
export type EmailState = v.InferOutput<typeof EmailStateSchema>;
/** An e-mail that was asked for. */
export type ResultsEmail = v.InferOutput<typeof ResultsEmailSchema>;
/** The result of one ability. */
export type CategoryAnalysis = v.InferOutput<typeof CategoryAnalysisSchema>;
/** How far a score may be off. */
export type ScoreInterval = v.InferOutput<typeof ScoreIntervalSchema>;
/** One question with its answer, its key and its explanation. */
export type ReviewedAnswer = v.InferOutput<typeof ReviewedAnswerSchema>;
/** The paid results of a test session. */
export type TestResults = v.InferOutput<typeof TestResultsSchema>;
/** A result that its owner has published. */
export type SharedResult = v.InferOutput<typeof SharedResultSchema>;
