import * as v from 'valibot';
import { CheckoutStatusSchema } from './payment.ts';
import { PublicQuestionSchema, QuestionSetNameSchema } from './question.ts';
import { EmailStateSchema, SharedResultSchema, TestResultsSchema } from './results.ts';
import { count, integer, optionIndex } from './scalars.ts';
import { FinishReasonSchema, PriceSchema, TimeFactorSchema } from './testSession.ts';

/** Question as it was shown, with the visitor's actions. `answer` is the displayed option; -1 = unanswered. */
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

/** One attempt to pay. `id` is its number at the payment provider, absent while that isn't known. */
export const ExportedPaymentSchema = v.object({
  id: v.exactOptional(v.string()),
  state: v.picklist(['creating', ...CheckoutStatusSchema.entries.status.options]),
  price: PriceSchema,
  createdAt: integer,
  /** The order, if it opened the results. `means` and `country` are in the payment provider's words. */
  order: v.exactOptional(
    v.object({
      number: v.string(),
      createdAt: integer,
      means: v.nullable(v.string()),
      email: v.nullable(v.string()),
      country: v.nullable(v.string()),
    }),
  ),
  /** Time of the consent to immediate performance, if it was asked for and given. */
  consentedAt: v.exactOptional(integer),
});

/** Requested email with results, and the time of the request. Its record is deleted 30 days after its end. */
export const ExportedEmailSchema = v.object({
  id: v.string(),
  sentAt: integer,
  state: v.exactOptional(EmailStateSchema),
  /** Address, stored only until the email is sent. */
  to: v.exactOptional(v.string()),
});

/** Public content of a result, and since when. */
const ExportedSharedResultSchema = v.object({ ...SharedResultSchema.entries, createdAt: integer });

/**
 * Everything that we store about one test, for its visitor (GDPR, articles 15 and 20). All times are milliseconds
 * since the epoch. Left out are fields that aren't data about the visitor or would reveal secrets: the fingerprint of
 * the token, keys for the payment provider, and before the payment the score and the right answers.
 */
export const SessionExportSchema = v.object({
  format: v.literal('iq-test-session'),
  /** Rises when a field changes its meaning or is removed. */
  version: v.literal(1),
  exportedAt: integer,
  id: v.string(),
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  /** Key of the partner whose page had the test, and that page's origin. */
  partner: v.nullable(v.string()),
  hostOrigin: v.nullable(v.string()),
  /** The device had started a test before. */
  isRepeat: v.boolean(),
  /** Seed of the questions of the set `fresh`. It reveals their keys: `null` before the payment. */
  seed: v.nullable(v.string()),
  /** Questions of the set `parallel`, as `<set>:<id>`; `null` for other sets. */
  form: v.nullable(v.array(v.string())),
  /** Questions of earlier tests that this one is a retake of, the longest ago first. */
  seen: v.array(v.string()),
  timeFactor: TimeFactorSchema,
  startedAt: integer,
  deadlineAt: integer,
  finishedAt: v.nullable(integer),
  finishReason: v.nullable(FinishReasonSchema),
  /** Number of answered questions that the visitor's device reported on finish. */
  completedCount: v.nullable(count),
  /** The question in view while the test runs, and since when. */
  viewing: v.nullable(v.object({ questionIndex: count, since: integer })),
  /** Questions in display order. */
  questions: v.array(ExportedQuestionSchema),
  /** Results with the right answers; `null` before the payment. */
  results: v.nullable(TestResultsSchema),
  payments: v.array(ExportedPaymentSchema),
  /** Applied reports of the provider: `<number of the payment>:<state>`. */
  paymentEvents: v.array(v.string()),
  /** Time of each applied report. Events of an earlier version have no time. */
  paymentTimes: v.array(v.object({ event: v.string(), at: integer })),
  emails: v.array(ExportedEmailSchema),
  sharedResult: v.nullable(ExportedSharedResultSchema),
  /** The certificate; its content is in the results. */
  certificate: v.nullable(v.object({ code: v.string(), createdAt: integer })),
  /** Links that open this test on any device. Their addresses aren't stored. */
  privateLinks: v.array(v.object({ createdAt: integer })),
});

/** Everything that we store about one test. */
export type SessionExport = v.InferOutput<typeof SessionExportSchema>;
