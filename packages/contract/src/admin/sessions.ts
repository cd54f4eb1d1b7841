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
/** What the payer's bank says of a payment that it questions. */
const DisputeSchema = v.object({ reason: v.string(), answerBy: v.nullable(integer) });

/** By what state tests can be looked for: how far they came, or what became of their money. */
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
/** A state that tests can be looked for by. */
export type SessionState = (typeof sessionStates)[number];

/** One test, as one line of a list. All times are milliseconds since the epoch. */
const SessionSummarySchema = v.object({
  id: v.string(),
  startedAt: integer,
  set: QuestionSetNameSchema,
  locale: v.nullable(v.string()),
  /** Key of the partner whose page started it. */
  partner: v.nullable(v.string()),
  /** `null`: it was not finished, or nobody has come back since its time ran out. */
  finishedAt: v.nullable(integer),
  reason: v.nullable(FinishReasonSchema),
  iq: v.nullable(integer),
  isTooFast: v.boolean(),
  isRepeat: v.boolean(),
  answeredCount: count,
  questionCount: positive,
  payment: PaymentStatusSchema,
  /** What the newest checkout is about; `null` where there is none. */
  price: v.nullable(PriceSchema),
  /** It was paid a second time, and that is not given back yet. */
  isDuplicate: v.boolean(),
  isMailed: v.boolean(),
  isShared: v.boolean(),
  hasCertificate: v.boolean(),
});

/** One test, as one line of a list. */
export type SessionSummary = v.InferOutput<typeof SessionSummarySchema>;

/** Some of the tests that were looked for. */
export const SessionPageSchema = v.object({
  /** Newest first. */
  sessions: v.array(SessionSummarySchema),
  /** Give it as `before` for what is older. `null`: that was all. */
  next: v.nullable(v.string()),
  /** Down to which day was looked, where the page is not full and there is more to look through. */
  searchedTo: v.nullable(DaySchema),
  /**
   * How many tests were found, on all pages. `null`: only the first page says it, and not where days are counted by
   * other things than what was looked for.
   */
  total: v.nullable(count),
});

/** What a number belongs to. */
export const FoundSchema = v.object({
  /** Id of the test that belongs to what was looked for; `null` where there is none. */
  id: v.nullable(v.string()),
  /** What is left of a payment whose test is gone. */
  books: v.nullable(v.object({ id: v.string(), price: PriceSchema, createdAt: integer })),
});

/** One attempt to pay. */
const CheckoutSchema = v.object({
  /** `null` as long as the provider has not answered. */
  id: v.nullable(v.string()),
  state: CheckoutStateSchema,
  price: PriceSchema,
  createdAt: integer,
  /** Of one that is disputed: what the payer's bank says. `null`: it is not, or the provider could not be asked. */
  dispute: v.nullable(DisputeSchema),
});

const NotedEmailSchema = v.object({
  id: v.string(),
  askedAt: integer,
  /** `null`: the note of what became of it is deleted already. */
  state: v.nullable(EmailStateSchema),
  /** How often it was tried in vain. */
  attempts: count,
  endedAt: v.nullable(integer),
});

/** Something that happened to a test. */
const SessionEventSchema = v.object({
  /** `null`: when it happened is not stored; it stands where it belongs by its order. */
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
  /** The number of the checkout, e-mail, shared result or event that it is about. */
  of: v.nullable(v.string()),
  /** Of a payment: what it became. */
  state: v.nullable(v.string()),
});

/** Something that happened to a test. */
export type SessionEvent = v.InferOutput<typeof SessionEventSchema>;

/** Everything that an operator may see of a test without asking for more: nothing in it tells which answer is right. */
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
      /** How long it stood on the screen; 0 where that is not known. */
      spentMs: count,
    }),
  ),
  payment: PaymentStatusSchema,
  /** No money moves. */
  isDemo: v.boolean(),
  /** Oldest first. */
  checkouts: v.array(CheckoutSchema),
  emails: v.array(NotedEmailSchema),
  /** `createdAt` is `null` where only the test still knows of it. */
  shared: v.nullable(v.object({ id: v.string(), createdAt: v.nullable(integer) })),
  certificate: v.nullable(v.object({ code: v.string(), createdAt: v.nullable(integer) })),
  /** When its private links were made, oldest first. */
  privateLinks: v.array(integer),
  /** Oldest first. */
  events: v.array(SessionEventSchema),
});

/** Everything that an operator may see of a test without asking for more. */
export type SessionDetail = v.InferOutput<typeof SessionDetailSchema>;
/** One attempt to pay. */
export type SessionCheckout = v.InferOutput<typeof CheckoutSchema>;

/** The questions with their answer keys, and what the visitor chose. Indexes are as displayed; -1 = unanswered. */
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

/** What the provider says of a checkout now. */
export const ProviderWordSchema = v.object({
  /** What is stored after it was asked; `null`: the checkout is none of this test. */
  state: v.nullable(CheckoutStateSchema),
  paid: PriceSchema,
  /** What was given back before, in minor units. */
  refundedMinor: count,
  dispute: v.nullable(DisputeSchema),
  /** Why nothing can be given back; `null`: it can. */
  obstacle: v.nullable(v.string()),
});

/** What the provider says of a checkout now. */
export type ProviderWord = v.InferOutput<typeof ProviderWordSchema>;

/** What came of giving a payment back. */
export const RefundedSchema = v.object({
  /** What was given back now. */
  given: PriceSchema,
  /** The state after it; `null`: the provider could not be asked, which is done again within a minute. */
  state: v.nullable(CheckoutStateSchema),
  /** What is public of it was taken back, where that was wanted; `false`: that failed and has to be done again. */
  isTakenBack: v.boolean(),
});
