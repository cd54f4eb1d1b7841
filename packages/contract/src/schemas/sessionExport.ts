import * as v from 'valibot';
import { CheckoutStatusSchema } from './payment.ts';
import { PublicQuestionSchema, QuestionSetNameSchema } from './question.ts';
import { EmailStateSchema, SharedResultSchema, TestResultsSchema } from './results.ts';
import { count, integer, optionIndex } from './scalars.ts';
import { FinishReasonSchema, PriceSchema, TimeFactorSchema } from './testSession.ts';

/** A question as it was shown, with what the visitor did there. `answer` is the displayed option; -1 = unanswered. */
export const ExportedQuestionSchema = v.object({
  ...PublicQuestionSchema.entries,
  answer: optionIndex,
  isFlagged: v.boolean(),
  viewCount: count,
  /** Milliseconds by the server's clock. */
  spentMs: count,
  /** Number of the last change that was saved; 0 = none. */
  seq: count,
});

/** One attempt to pay. `id` is its number at the payment provider, absent while that is not known. */
export const ExportedPaymentSchema = v.object({
  id: v.exactOptional(v.string()),
  state: v.picklist(['creating', ...CheckoutStatusSchema.entries.status.options]),
  price: PriceSchema,
  createdAt: integer,
});

/** One e-mail with results that was asked for, and when. Its record goes 30 days after its end. */
export const ExportedEmailSchema = v.object({
  id: v.string(),
  sentAt: integer,
  state: v.exactOptional(EmailStateSchema),
  /** The address, which is kept no longer than it waits to be sent. */
  to: v.exactOptional(v.string()),
});

/** What is public of a result, and since when. */
const ExportedSharedResultSchema = v.object({ ...SharedResultSchema.entries, createdAt: integer });

/**
 * Everything that the server keeps of one test, for whoever took it (GDPR, articles 15 and 20). All times are
 * milliseconds since the epoch. Left out is what is no data about the visitor or would give secrets away: the
 * fingerprint of the token, keys towards the payment provider, and before the payment the score and the right answers.
 */
export const SessionExportSchema = v.object({
  format: v.literal('iq-test-session'),
  /** Rises when a field changes its meaning or goes. */
  version: v.literal(1),
  exportedAt: integer,
  id: v.string(),
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  /** Key of the partner on whose page it was taken, and that page's origin. */
  partner: v.nullable(v.string()),
  hostOrigin: v.nullable(v.string()),
  /** The device had started a test before. */
  isRepeat: v.boolean(),
  /** What the questions of the set `fresh` were made of. Whoever has it can make them with their keys: `null` before the payment. */
  seed: v.nullable(v.string()),
  timeFactor: TimeFactorSchema,
  startedAt: integer,
  deadlineAt: integer,
  finishedAt: v.nullable(integer),
  finishReason: v.nullable(FinishReasonSchema),
  /** How many questions the visitor's device said were answered on finish. */
  completedCount: v.nullable(count),
  /** The question in view while the test runs, and since when. */
  viewing: v.nullable(v.object({ questionIndex: count, since: integer })),
  /** In display order. */
  questions: v.array(ExportedQuestionSchema),
  /** With the right answers; `null` before the payment. */
  results: v.nullable(TestResultsSchema),
  payments: v.array(ExportedPaymentSchema),
  /** What the provider said and took effect: `<number of the payment>:<what it said>`. */
  paymentEvents: v.array(v.string()),
  /** When the server noted each of them. Events of an earlier version have no time. */
  paymentTimes: v.array(v.object({ event: v.string(), at: integer })),
  emails: v.array(ExportedEmailSchema),
  sharedResult: v.nullable(ExportedSharedResultSchema),
  /** What is on the paper, the results say. */
  certificate: v.nullable(v.object({ code: v.string(), createdAt: integer })),
  /** Links that open this test on any device. Their addresses aren't stored. */
  privateLinks: v.array(v.object({ createdAt: integer })),
});

/** Everything that the server keeps of one test. */
export type SessionExport = v.InferOutput<typeof SessionExportSchema>;
