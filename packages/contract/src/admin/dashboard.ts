import * as v from 'valibot';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { count, integer, percent } from '../schemas/scalars.ts';
import { DaySchema } from './days.ts';
import { type AdminRoute, adminCall } from './route.ts';

/** What became of the money in one currency. Amounts in its smallest unit. */
const MoneySchema = v.object({
  /** ISO 4217, upper case. */
  currency: v.string(),
  /** How many payments came in, whatever became of them. */
  payments: count,
  /** What came in, whatever became of it: what stayed is this less the next two. */
  revenueMinor: count,
  /** What was given back. */
  refundedMinor: count,
  /** What payers' banks hold back for now. */
  disputedMinor: count,
});

/**
 * How far tests came. All but `visits` count the tests that were started in the period, whenever the rest happened: each
 * number is a part of `started`, and a payment of today counts for the day on which its test was started.
 */
const CountsSchema = v.object({
  /** How often a page with the test was asked for. `null` where that is not told apart: by question set. */
  visits: v.nullable(count),
  started: count,
  /** At least one question was answered. */
  answered: count,
  /** It has a score: the visitor finished it, or the time was up and the visitor came back. */
  completed: count,
  /** Of the completed ones, those whose time ran out. */
  timedUp: count,
  /** At least one checkout was opened. */
  checkoutOpened: count,
  /** Money came in for it, whatever became of it. */
  paid: count,
  /** At least one payment was given back. */
  refunded: count,
  /** A payer's bank holds a payment back for now. */
  disputed: count,
  mailed: count,
  shared: count,
  certified: count,
  /** By currency, in the alphabet's order. */
  money: v.array(MoneySchema),
});

/** How far the tests of one set came, question by question. */
const QuestionStepsSchema = v.object({
  set: QuestionSetNameSchema,
  started: count,
  /** One entry per question in display order: how many tests showed it, and how many hold an answer to it. */
  questions: v.array(v.object({ viewed: count, answered: count })),
});

/** The scores of completed tests, without those that were finished faster than the questions can be read. */
const ScoresSchema = v.object({
  /** How many there are. */
  counted: count,
  /** How many are left out as too fast. */
  tooFast: count,
  /** Every IQ that somebody has, lowest first. */
  values: v.array(v.object({ iq: integer, count })),
  /** Every band of the scoring table (Specification §9), lowest first, also where nobody is in it. */
  bands: v.array(
    v.object({
      /** The IQs of the band; both ends belong to it. */
      low: integer,
      high: integer,
      /** The score percent from which on the band is reached. */
      fromPercent: percent,
      count,
    }),
  ),
});

/** The numbers of a period. */
const DashboardSchema = v.object({
  /** Changes with the numbers. */
  version: v.string(),
  /** When they were put together, in milliseconds since the epoch. */
  countedAt: count,
  /** True where no money moves: payments are those of the demo checkout, or of a provider's test mode. */
  isDemo: v.boolean(),
  /** While tests of earlier days are still being counted: how many of how many are done. `null`: all are counted. */
  counting: v.nullable(v.object({ done: count, of: count })),
  totals: CountsSchema,
  /** The same for as many days right before. */
  before: v.object({ from: DaySchema, to: DaySchema, totals: CountsSchema }),
  /** Sets that were started in the period, in their own order. */
  steps: v.array(QuestionStepsSchema),
  scores: ScoresSchema,
  /** By partner; key `null`: pages of this installation. Most started first, as in the next two. */
  byPartner: v.array(
    v.object({ key: v.nullable(v.string()), name: v.nullable(v.string()), counts: CountsSchema }),
  ),
  /** By language; `null`: visits on partners' pages, which do not say in which. */
  byLocale: v.array(v.object({ locale: v.nullable(v.string()), counts: CountsSchema })),
  bySet: v.array(v.object({ set: QuestionSetNameSchema, counts: CountsSchema })),
  /** One entry per day of the period, oldest first, also for days without anything. */
  days: v.array(v.object({ day: DaySchema, counts: CountsSchema })),
  /** What can be chosen from: whatever occurs on any day. */
  choices: v.object({
    partners: v.array(v.object({ key: v.string(), name: v.nullable(v.string()) })),
    locales: v.array(v.string()),
    sets: v.array(QuestionSetNameSchema),
    /** The first day that has numbers. `null`: none has. */
    firstDay: v.nullable(DaySchema),
  }),
});

/** The numbers of a period. */
export type Dashboard = v.InferOutput<typeof DashboardSchema>;
/** How far tests came. */
export type DashboardCounts = v.InferOutput<typeof CountsSchema>;

/** Stands for the pages of this installation where a partner is asked for. */
export const OWN_PAGES = '-';
/** A period has so many days at most: three years. */
export const MAX_PERIOD_DAYS = 1096;

const DAY_MS = 86_400_000;

/** Days (UTC) from the one to the other, both included; an empty filter is none. */
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
  /** Costs next to nothing: pages ask it every few seconds, and for the numbers only where the version is another. */
  getDashboardVersion: adminCall(
    'GET',
    '/api/admin/dashboard/version',
    v.object({ version: v.string(), counting: DashboardSchema.entries.counting }),
  ),
} as const satisfies Record<string, AdminRoute>;
