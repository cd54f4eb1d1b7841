import { z } from '@hono/zod-openapi';
import { PublicQuestionSchema, QuestionSetNameSchema } from './question.ts';

/** Extra time offered before the start (WCAG 2.2.1): 25:00, 37:30 or 50:00. */
export const timeFactors = [1, 1.5, 2] as const;
/** Specification §9. */
export const BASE_DURATION_SECONDS = 1500;
/** How long after the deadline the server still takes answers that were on their way. */
export const NETWORK_GRACE_MS = 5000;

/** Millisecond timestamp and a random string (Specification §3). Opens nothing without the token. */
export const TestSessionIdSchema = z
  .string()
  .regex(/^\d{13}-[a-z0-9]{10,32}$/)
  .openapi({ example: '1767225600000-k3v9x2m8q1' });

/** The form of a BCP 47 tag. */
export const LocaleSchema = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/)
  .max(35);

export const TimeFactorSchema = z.union([z.literal(1), z.literal(1.5), z.literal(2)]);

export const PriceSchema = z
  .object({ amountMinor: z.number().int().nonnegative(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .openapi('Price');

/** `pending`: a checkout was opened and the provider has not confirmed it yet. */
export const PaymentStatusSchema = z.enum(['unpaid', 'pending', 'paid']);

export const FinishReasonSchema = z.enum(['finished', 'time-up']);

export const StartTestSessionSchema = z
  .strictObject({
    set: QuestionSetNameSchema.optional().openapi({ description: 'Default: main.' }),
    timeFactor: TimeFactorSchema.optional().openapi({ description: 'Default: 1 (25 minutes).' }),
    locale: LocaleSchema.optional(),
    partner: z
      .string()
      .optional()
      .openapi({ description: "Key of a partner. Needed on pages of other origins than the server's." }),
  })
  .openapi('StartTestSession');

/** A test session as its visitor may see it: no key, no score. All times are server time in milliseconds since the epoch. */
export const TestSessionSchema = z
  .object({
    id: TestSessionIdSchema,
    set: QuestionSetNameSchema,
    status: z.enum(['testing', 'finished']),
    timeFactor: TimeFactorSchema,
    durationSeconds: z.number().int().positive(),
    startedAt: z.number().int(),
    deadlineAt: z.number().int(),
    finishedAt: z.number().int().nullable(),
    finishReason: FinishReasonSchema.nullable(),
    now: z.number().int().openapi({ description: "The server's clock when it answered." }),
    questions: z.array(PublicQuestionSchema).min(1),
    answers: z.array(z.number().int().min(-1)).openapi({
      description: 'One entry per question in display order; the displayed option index, -1 = unanswered.',
    }),
    flags: z.array(z.boolean()).openapi({
      description: 'One entry per question in display order; true where the visitor marked it for later.',
    }),
    lastSeq: z
      .number()
      .int()
      .nonnegative()
      .openapi({ description: 'The highest `seq` accepted so far; 0 = none.' }),
    paymentStatus: PaymentStatusSchema,
    price: PriceSchema,
    isDemo: z.boolean().openapi({ description: 'True where the checkout is a demo one: no money moves.' }),
  })
  .openapi('TestSession');

export const StartedTestSessionSchema = TestSessionSchema.extend({
  token: z.string().min(40).openapi({
    description: 'Bearer token (256 bits of randomness). Shown once; the server keeps only its hash.',
  }),
}).openapi('StartedTestSession');

export const SaveAnswerSchema = z
  .strictObject({
    optionIndex: z
      .number()
      .int()
      .nonnegative()
      .optional()
      .openapi({ description: 'The displayed option. Absent: the answer stays as it is.' }),
    isFlagged: z
      .boolean()
      .optional()
      .openapi({ description: 'Marked for later. Absent: the mark stays as it is.' }),
    seq: z.number().int().positive().openapi({
      description:
        'Rises with every answer of the session. For one question the highest wins; repeating a request changes nothing.',
    }),
  })
  .refine(({ optionIndex, isFlagged }) => optionIndex !== undefined || isFlagged !== undefined, {
    error: 'Send an `optionIndex`, `isFlagged`, or both.',
  })
  .openapi('SaveAnswer');

export const SavedAnswerSchema = z
  .object({
    questionIndex: z.number().int().nonnegative(),
    optionIndex: z
      .number()
      .int()
      .min(-1)
      .openapi({ description: 'What the server now holds for this question.' }),
    isFlagged: z.boolean(),
    seq: z.number().int().nonnegative(),
    answeredCount: z.number().int().nonnegative(),
  })
  .openapi('SavedAnswer');

export const FinishedTestSessionSchema = z
  .object({
    session: TestSessionSchema,
    sealedScore: z
      .string()
      .openapi({ description: 'The precomputed score as a JWE that only the server can open.' }),
  })
  .openapi('FinishedTestSession');

export const TrackQuestionProgressSchema = z
  .strictObject({
    q_number: z.number().int().nonnegative().openapi({
      description: '`viewed`: the question number, from 1. `completed`: how many were answered.',
    }),
    action_type: z.enum(['viewed', 'completed']),
    sess_id: TestSessionIdSchema,
  })
  .openapi('TrackQuestionProgress');

export type TimeFactor = z.infer<typeof TimeFactorSchema>;
export type PaymentStatus = z.infer<typeof PaymentStatusSchema>;
export type FinishReason = z.infer<typeof FinishReasonSchema>;
export type StartTestSession = z.infer<typeof StartTestSessionSchema>;
export type TestSession = z.infer<typeof TestSessionSchema>;
export type StartedTestSession = z.infer<typeof StartedTestSessionSchema>;
export type SaveAnswer = z.infer<typeof SaveAnswerSchema>;
export type SavedAnswer = z.infer<typeof SavedAnswerSchema>;
export type FinishedTestSession = z.infer<typeof FinishedTestSessionSchema>;
export type TrackQuestionProgress = z.infer<typeof TrackQuestionProgressSchema>;
