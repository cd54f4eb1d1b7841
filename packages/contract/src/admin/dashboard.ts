import * as v from 'valibot';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { count, integer, percent } from '../schemas/scalars.ts';
import { DaySchema } from './days.ts';
import { type AdminRoute, adminCall } from './route.ts';

/** Money in one currency. Amounts in its smallest unit. */
const MoneySchema = v.object({
  /** ISO 4217, upper case. */
  currency: v.string(),
  /** Number of received payments, refunded ones included. */
  payments: count,
  /** Received amount, refunds included: the rest is this minus the next two. */
  revenueMinor: count,
  /** Refunded amount. */
  refundedMinor: count,
  /** Amount that payers' banks hold for now. */
  disputedMinor: count,
});

/**
 * Steps that tests reached. All but `visits` count the tests that started in the period, whenever the rest happened:
 * each number is a part of `started`, and a payment of today counts for the day on which its test started.
 */
const CountsSchema = v.object({
  /** Requests for pages with the test. `null` for a question set: they aren't counted per set. */
  visits: v.nullable(count),
  started: count,
  /** Tests with at least one answered question. */
  answered: count,
  /** Tests with a score: the visitor finished it, or the time was up and the visitor came back. */
  completed: count,
  /** Completed tests whose time ran out. */
  timedUp: count,
  /** Tests with at least one opened checkout. */
  checkoutOpened: count,
  /** Tests with received money, refunded or not. */
  paid: count,
  /** Tests with at least one refunded payment. */
  refunded: count,
  /** Tests whose payer's bank holds a payment back for now. */
  disputed: count,
  mailed: count,
  shared: count,
  certified: count,
  /** Money by currency, in alphabetical order. */
  money: v.array(MoneySchema),
});

/** Steps that the tests of one set reached, question by question. */
const QuestionStepsSchema = v.object({
  set: QuestionSetNameSchema,
  started: count,
  /** One entry per question in display order: the number of tests that showed it, and that have an answer to it. */
  questions: v.array(v.object({ viewed: count, answered: count })),
});

/** Scores of completed tests, without too fast ones. */
const ScoresSchema = v.object({
  /** Number of scores. */
  counted: count,
  /** Number of tests excluded as too fast. */
  tooFast: count,
  /** Every IQ that occurs, lowest first. */
  values: v.array(v.object({ iq: integer, count })),
  /** Every band of the scoring table (Specification §9), lowest first, empty ones included. */
  bands: v.array(
    v.object({
      /** IQs of the band, both ends included. */
      low: integer,
      high: integer,
      /** Lowest score percent of the band. */
      fromPercent: percent,
      count,
    }),
  ),
});

/** Dashboard of a period. */
const DashboardSchema = v.object({
  /** Version of the counts; it changes with them. */
  version: v.string(),
  /** Time of the count, in milliseconds since the epoch. */
  countedAt: count,
  /** True if no money moves: payments are those of the demo checkout, or of a provider's test mode. */
  isDemo: v.boolean(),
  /** Progress while tests of earlier days are still being counted: done, of all. `null`: all are counted. */
  counting: v.nullable(v.object({ done: count, of: count })),
  totals: CountsSchema,
  /** The same for the days before, as many. */
  before: v.object({ from: DaySchema, to: DaySchema, totals: CountsSchema }),
  /** Sets that were started in the period, in their own order. */
  steps: v.array(QuestionStepsSchema),
  scores: ScoresSchema,
  /** Counts by partner; key `null`: pages of this installation. Most started first, as in the next two. */
  byPartner: v.array(
    v.object({ key: v.nullable(v.string()), name: v.nullable(v.string()), counts: CountsSchema }),
  ),
  /** Counts by language; `null`: visits on partners' pages, whose language is unknown. */
  byLocale: v.array(v.object({ locale: v.nullable(v.string()), counts: CountsSchema })),
  bySet: v.array(v.object({ set: QuestionSetNameSchema, counts: CountsSchema })),
  /** One entry per day of the period, oldest first, also for days without anything. */
  days: v.array(v.object({ day: DaySchema, counts: CountsSchema })),
  /** Choices for the filters: all values of any day. */
  choices: v.object({
    partners: v.array(v.object({ key: v.string(), name: v.nullable(v.string()) })),
    locales: v.array(v.string()),
    sets: v.array(QuestionSetNameSchema),
    /** First day with counts. `null`: there isn't one. */
    firstDay: v.nullable(DaySchema),
  }),
});

/** Dashboard of a period. */
export type Dashboard = v.InferOutput<typeof DashboardSchema>;
/** Counts of the steps that tests reached. */
export type DashboardCounts = v.InferOutput<typeof CountsSchema>;

/** Value of a partner filter for the pages of this installation. */
export const OWN_PAGES = '-';
/** Most days of a period: three years. */
export const MAX_PERIOD_DAYS = 1096;

const DAY_MS = 86_400_000;

/** Days (UTC) from one to the other, both included; an empty filter includes all. */
const PeriodSchema = v.pipe(
  v.object({
    from: DaySchema,
    to: DaySchema,
    /** Key of a partner, or `OWN_PAGES`. */
    partner: v.exactOptional(v.string()),
    /** Code of a language, such as `de`. */
    locale: v.exactOptional(v.string()),
    set: v.exactOptional(v.union([v.literal(''), QuestionSetNameSchema])),
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'must not be before the first day'),
    ['to'],
  ),
  v.forward(
    v.check(
      ({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_PERIOD_DAYS * DAY_MS,
      `must be within ${MAX_PERIOD_DAYS} days from the first one on`,
    ),
    ['to'],
  ),
);

/** The dashboard. */
export const dashboardRoutes = {
  getDashboard: {
    ...adminCall('GET', '/api/admin/dashboard', DashboardSchema),
    query: PeriodSchema,
  },
  /** Costs next to nothing: pages call it every few seconds, and get the counts only after a new version. */
  getDashboardVersion: adminCall(
    'GET',
    '/api/admin/dashboard/version',
    v.object({ version: v.string(), counting: DashboardSchema.entries.counting }),
  ),
} as const satisfies Record<string, AdminRoute>;
