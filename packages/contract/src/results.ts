import { z } from '@hono/zod-openapi';
import { CognitiveCategorySchema } from './question.ts';
import { FinishReasonSchema, TestSessionIdSchema, TimeFactorSchema } from './testSession.ts';

/** Specification §9: 3 or more of 4 correct, 2 of 4, fewer. */
export const PerformanceSchema = z.enum(['Strong', 'Average', 'Needs Improvement']);

/** Specification §9, highest first. */
export const IqLabelSchema = z.enum([
  'Genius',
  'Very Superior',
  'Superior',
  'High Average',
  'Average',
  'Low Average',
  'Borderline',
  'Extremely Low',
]);

export const CategoryAnalysisSchema = z
  .object({
    category: CognitiveCategorySchema,
    correct: z.number().int().nonnegative(),
    total: z.number().int().positive(),
    percentage: z.number().min(0).max(100),
    performance: PerformanceSchema,
  })
  .openapi('CategoryAnalysis');

export const ReviewedAnswerSchema = z
  .object({
    questionIndex: z.number().int().nonnegative(),
    category: CognitiveCategorySchema,
    chosenIndex: z
      .number()
      .int()
      .min(-1)
      .openapi({ description: 'Displayed option index; -1 = unanswered.' }),
    correctIndex: z.number().int().nonnegative().openapi({ description: 'Displayed option index.' }),
    points: z.number().int().positive(),
    explanation: z.string(),
  })
  .openapi('ReviewedAnswer');

export const TestResultsSchema = z
  .object({
    sessionId: TestSessionIdSchema,
    /** The scoring model that made this score, e.g. `seed-1.0`. */
    model: z.string(),
    iq: z.number().int(),
    band: z.object({ low: z.number().int(), high: z.number().int() }).openapi({
      description: 'The IQ band of the score percent; the IQ lies in it.',
    }),
    percentile: z.number().min(0).max(100),
    label: IqLabelSchema,
    showLabel: z.boolean().openapi({ description: 'True when the IQ is 95 or more.' }),
    scorePercent: z.number().min(0).max(100),
    totalCorrect: z.number().int().nonnegative(),
    totalQuestions: z.number().int().positive(),
    averageIq: z.number().int(),
    categories: z.array(CategoryAnalysisSchema),
    review: z
      .array(ReviewedAnswerSchema)
      .openapi({ description: 'One entry per question in display order.' }),
    startedAt: z.number().int(),
    finishedAt: z.number().int(),
    finishReason: FinishReasonSchema,
    timeUsedSeconds: z.number().int().nonnegative(),
    durationSeconds: z.number().int().positive(),
    timeFactor: TimeFactorSchema,
    isTooFast: z.boolean().openapi({
      description: 'True when the answers came faster than the questions can be read: the score says little.',
    }),
  })
  .openapi('TestResults');

/** The specified body. The scores in it are ignored: the server uses the stored result of the token's session. */
export const SendResultsEmailSchema = z
  .object({
    /** What a browser's own check of an e-mail field accepts (Specification §5 asks for no more). */
    email: z.email({ pattern: z.regexes.html5Email }).max(254),
    iqScore: z.number().optional(),
    percentile: z.number().optional(),
    totalCorrect: z.number().optional(),
    categoryAnalysis: z.unknown().optional(),
  })
  .openapi('SendResultsEmail');

export const ResultsEmailSentSchema = z.object({ sent: z.literal(true) }).openapi('ResultsEmailSent');

/** 128 bits of randomness: a shared result can be read by whoever has its link. */
export const SharedResultIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** The specified body. The scores in it are ignored, as above. */
export const ShareResultSchema = z
  .object({
    iq_score: z.number().optional(),
    percentile: z.number().optional(),
    total_correct: z.number().optional(),
  })
  .openapi('ShareResult');

export const SharedResultSchema = z
  .object({
    id: SharedResultIdSchema,
    iq_score: z.number().int(),
    percentile: z.number().min(0).max(100),
    total_correct: z.number().int().nonnegative(),
    isTooFast: z.boolean().optional().openapi({
      description: 'Present where it is true: the answers came faster than the questions can be read.',
    }),
  })
  .openapi('SharedResult');

export const SharedResultCreatedSchema = z
  .object({ id: SharedResultIdSchema })
  .openapi('SharedResultCreated');

export type Performance = z.infer<typeof PerformanceSchema>;
export type IqLabel = z.infer<typeof IqLabelSchema>;
export type CategoryAnalysis = z.infer<typeof CategoryAnalysisSchema>;
export type ReviewedAnswer = z.infer<typeof ReviewedAnswerSchema>;
export type TestResults = z.infer<typeof TestResultsSchema>;
export type SendResultsEmail = z.infer<typeof SendResultsEmailSchema>;
export type ShareResult = z.infer<typeof ShareResultSchema>;
export type SharedResult = z.infer<typeof SharedResultSchema>;
