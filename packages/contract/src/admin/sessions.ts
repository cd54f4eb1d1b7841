import * as v from 'valibot';
import { PublicQuestionSchema, QuestionSetNameSchema } from '../schemas/question.ts';
import { EmailStateSchema } from '../schemas/results.ts';
import { count, integer, optionIndex, percent, positive } from '../schemas/scalars.ts';
import { ExportedPaymentSchema } from '../schemas/sessionExport.ts';
import {
  FinishReasonSchema,
  PriceSchema,
  TestSessionSchema,
  TimeFactorSchema,
} from '../schemas/testSession.ts';
import { DaySchema } from './days.ts';

const PaymentStatusSchema = TestSessionSchema.entries.paymentStatus;
const CheckoutStateSchema = ExportedPaymentSchema.entries.state;
/** Dispute of a payment by the payer's bank. */
const DisputeSchema = v.object({ reason: v.string(), answerBy: v.nullable(integer) });

/** States to filter tests by: their steps, or their money. */
export const sessionStates = [
  'unfinished',
  'finished',
  'pending',
  'processing',
  'paid',
  'failed',
  'refunded',
  'disputed',
  'duplicate',
] as const;
/** State to filter tests by. */
export type SessionState = (typeof sessionStates)[number];

/** One test, as one line of a list. All times are milliseconds since the epoch. */
const SessionSummarySchema = v.object({
  id: v.string(),
  startedAt: integer,
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  /** Key of the partner whose page started it. */
  partner: v.nullable(v.string()),
  /** `null`: it wasn't finished, or nobody has come back since its time ran out. */
  finishedAt: v.nullable(integer),
  reason: v.nullable(FinishReasonSchema),
  iq: v.nullable(integer),
  isTooFast: v.boolean(),
  isRepeat: v.boolean(),
  answeredCount: count,
  questionCount: positive,
  payment: PaymentStatusSchema,
  /** Price of the newest checkout; `null` without one. */
  price: v.nullable(PriceSchema),
  /** True for a second payment that isn't refunded yet. */
  isDuplicate: v.boolean(),
  isMailed: v.boolean(),
  isShared: v.boolean(),
  hasCertificate: v.boolean(),
});

/** One test, as one line of a list. */
export type SessionSummary = v.InferOutput<typeof SessionSummarySchema>;

/** Some of the matching tests. */
export const SessionPageSchema = v.object({
  /** Newest first. */
  sessions: v.array(SessionSummarySchema),
  /** Pass it as `before` for older ones. `null`: there are no more. */
  next: v.nullable(v.string()),
  /** Last day that was checked, if the page isn't full and more days follow. */
  searchedTo: v.nullable(DaySchema),
  /**
   * Number of matching tests, on all pages. `null`: only the first page has it, and only for filters that days are
   * counted by.
   */
  total: v.nullable(count),
});

/** Object of a number. */
export const FoundSchema = v.object({
  /** Id of the matching test; `null` without one. */
  id: v.nullable(v.string()),
  /** Accounting record of a payment whose test is deleted. */
  books: v.nullable(v.object({ id: v.string(), price: PriceSchema, createdAt: integer })),
});

/** One attempt to pay. */
const CheckoutSchema = v.object({
  /** `null` until the provider has answered. */
  id: v.nullable(v.string()),
  state: CheckoutStateSchema,
  price: PriceSchema,
  createdAt: integer,
  /** Bank's statement about a disputed payment. `null`: it isn't disputed, or the provider didn't answer. */
  dispute: v.nullable(DisputeSchema),
});

const NotedEmailSchema = v.object({
  id: v.string(),
  askedAt: integer,
  /** `null`: its record is already deleted. */
  state: v.nullable(EmailStateSchema),
  /** Number of failed tries. */
  attempts: count,
  endedAt: v.nullable(integer),
});

/** Event of a test. */
const SessionEventSchema = v.object({
  /** `null`: its time isn't stored; its place follows from its order. */
  at: v.nullable(integer),
  kind: v.picklist([
    'started',
    'finished',
    'time-up',
    'checkout',
    'payment',
    'provider-event',
    'email-asked',
    'email-sent',
    'email-failed',
    'shared',
    'certificate',
    'private-link',
  ]),
  /** Number of its checkout, email, shared result or event. */
  of: v.nullable(v.string()),
  /** New state of a payment. */
  state: v.nullable(v.string()),
});

/** Event of a test. */
export type SessionEvent = v.InferOutput<typeof SessionEventSchema>;

/** Facts about a test that operators see at once: they don't reveal correct answers. */
export const SessionDetailSchema = v.object({
  id: v.string(),
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  partner: v.nullable(v.string()),
  /** Origin of the partner's page. */
  hostOrigin: v.nullable(v.string()),
  timeFactor: TimeFactorSchema,
  startedAt: integer,
  deadlineAt: integer,
  finishedAt: v.nullable(integer),
  reason: v.nullable(FinishReasonSchema),
  isTooFast: v.boolean(),
  isRepeat: v.boolean(),
  score: v.nullable(
    v.object({
      model: v.string(),
      iq: integer,
      percentile: percent,
      scorePercent: percent,
      totalCorrect: count,
    }),
  ),
  /** One entry per question in display order. */
  questions: v.array(
    v.object({
      id: positive,
      isAnswered: v.boolean(),
      isFlagged: v.boolean(),
      viewCount: count,
      /** Time on the screen; 0 if unknown. */
      spentMs: count,
    }),
  ),
  payment: PaymentStatusSchema,
  /** True if no money moves. */
  isDemo: v.boolean(),
  /** Oldest first. */
  checkouts: v.array(CheckoutSchema),
  emails: v.array(NotedEmailSchema),
  /** `createdAt` is `null` if only the test still knows it. */
  shared: v.nullable(v.object({ id: v.string(), createdAt: v.nullable(integer) })),
  certificate: v.nullable(v.object({ code: v.string(), createdAt: v.nullable(integer) })),
  /** Creation times of its private links, oldest first. */
  privateLinks: v.array(integer),
  /** Oldest first. */
  events: v.array(SessionEventSchema),
});

/** Facts about a test that operators see at once. */
export type SessionDetail = v.InferOutput<typeof SessionDetailSchema>;
/** One attempt to pay. */
export type SessionCheckout = v.InferOutput<typeof CheckoutSchema>;

/** Questions with their answer keys, and the visitor's choices. Indexes are as displayed; -1 = unanswered. */
export const RevealedSchema = v.object({
  questions: v.array(
    v.object({
      ...PublicQuestionSchema.entries,
      chosenIndex: optionIndex,
      correctIndex: count,
      points: positive,
    }),
  ),
});

/** Provider's current report about a checkout. */
export const ProviderWordSchema = v.object({
  /** Stored state after the question; `null`: the checkout doesn't belong to this test. */
  state: v.nullable(CheckoutStateSchema),
  paid: PriceSchema,
  /** Amount refunded before, in minor units. */
  refundedMinor: count,
  dispute: v.nullable(DisputeSchema),
  /** Reason against a refund; `null`: it is possible. */
  obstacle: v.nullable(v.string()),
});

/** Provider's current report about a checkout. */
export type ProviderWord = v.InferOutput<typeof ProviderWordSchema>;

/** Outcome of a refund. */
export const RefundedSchema = v.object({
  /** Amount refunded now. */
  given: PriceSchema,
  /** The state after it; `null`: the provider didn't answer, and is asked again within a minute. */
  state: v.nullable(CheckoutStateSchema),
  /** True if its public pages were withdrawn as requested; `false`: that failed and must be repeated. */
  isTakenBack: v.boolean(),
});
