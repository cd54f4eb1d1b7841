import * as v from 'valibot';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { count, positive } from '../schemas/scalars.ts';
import { DaySchema } from './days.ts';
import { type AdminRoute, adminCall } from './route.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A number that is not given where there are too few cases, or where it is not defined because all cases are alike. */
const orNone = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

/** Below this many cases no coefficient is given, from `FULL_CASES` on it is no longer called provisional. */
export const FEWEST_CASES = 50;
/** See `FEWEST_CASES`. */
export const FULL_CASES = 200;

/**
 * What is noticed about a question, with the values that led to it. Shares are from 0 to 1, times in seconds. No option is
 * named: whoever knows the wrong ones knows the key, and that is told by `getOptionTable` alone.
 */
export const QuestionFlagSchema = v.variant('code', [
  v.object({ code: v.literal('too-easy'), share, limit: share }),
  v.object({ code: v.literal('too-hard'), share, limit: share, chance: share }),
  v.object({ code: v.literal('low-discrimination'), discrimination: v.number(), limit: v.number() }),
  v.object({ code: v.literal('negative-discrimination'), discrimination: v.number() }),
  /** More of the upper third chose a wrong option than the key. */
  v.object({ code: v.literal('wrong-option-preferred'), share, keyShare: share }),
  /** So many wrong options that nobody chose. */
  v.object({ code: v.literal('unused-option'), options: positive }),
  v.object({ code: v.literal('long-time'), medianSeconds: v.number(), limitSeconds: v.number() }),
  v.object({ code: v.literal('short-time'), medianSeconds: v.number(), limitSeconds: v.number() }),
  v.object({ code: v.literal('often-omitted'), share, limit: share }),
  v.object({ code: v.literal('often-not-reached'), share, limit: share }),
]);

/** What the cases say about one question. */
export const QuestionStatisticsSchema = v.object({
  id: positive,
  optionCount: positive,
  /** Cases that have it right. An unanswered question counts as wrong, as it does in the score. */
  right: count,
  /** Share of right answers with its 95 % interval (Wilson); none without a case. */
  shareRight: orNone(v.object({ value: share, low: share, high: share })),
  /** Correlation of the question with the number of right answers to all others: the corrected point-biserial. */
  discrimination: orNone(v.number()),
  /** Cronbach's alpha of the set without this question. */
  alphaWithout: orNone(v.number()),
  /** Quartiles of the time spent on it, in seconds, over the cases whose time was measured. */
  time: orNone(
    v.object({
      cases: positive,
      lowerSeconds: v.number(),
      medianSeconds: v.number(),
      upperSeconds: v.number(),
    }),
  ),
  /** Cases that viewed it and left it unanswered. */
  omitted: count,
  /** Cases that never viewed it. */
  notReached: count,
  /** None below `FEWEST_CASES`. */
  flags: v.array(QuestionFlagSchema),
});

/** What the cases say about a whole set. A case is a finished first attempt that was not too fast. */
export const SetStatisticsSchema = v.object({
  verdict: v.picklist(['too-few', 'provisional', 'full']),
  cases: count,
  /** Tests of the period that are no cases. Each counts once, by the first reason that holds. */
  leftOut: v.object({
    unfinished: count,
    repeated: count,
    tooFast: count,
    /** Taken on an earlier version of the questions. */
    otherQuestions: count,
  }),
  questionCount: positive,
  /** Mean and standard deviation of the number of right answers. */
  mean: orNone(v.number()),
  deviation: orNone(v.number()),
  /** How many cases have each number of right answers, from 0 on. */
  distribution: v.array(count),
  /** Cronbach's alpha, which is KR-20 for questions that are right or wrong, with its 95 % bootstrap interval. */
  reliability: orNone(
    v.object({
      alpha: v.number(),
      interval: orNone(v.object({ low: v.number(), high: v.number() })),
      /** What the interval was made of: so many cases, and so many resamples of them. */
      cases: positive,
      resamples: positive,
      /** True where there are more cases, and those were drawn at random: then the interval is a little too wide. */
      isSampled: v.boolean(),
    }),
  ),
  /** Standard error of measurement, in right answers. */
  standardError: orNone(v.number()),
  /** Empty where each test has questions of its own (`fresh`). */
  questions: v.array(QuestionStatisticsSchema),
});

/** How the cases of a third of the scores chose. */
export const ThirdSchema = v.object({
  cases: count,
  /** The numbers of right answers that belong to it, both included; none where it has no case. */
  scores: orNone(v.object({ low: count, high: count })),
  /** Per option, in the order of the bank. */
  chosen: v.array(count),
  unanswered: count,
});

/** The option table of one question. It shows which option is the key. */
export const OptionTableSchema = v.object({
  id: positive,
  keyIndex: count,
  /** Equal scores stay together, so the thirds are as near to a third as the scores allow. None below `FEWEST_CASES`. */
  thirds: orNone(v.object({ upper: ThirdSchema, middle: ThirdSchema, lower: ThirdSchema })),
});

const counting = v.object({ state: v.literal('counting'), done: count, of: count });

/** The statistics of a set; while they are counted, how far that is: ask again. */
export const StatisticsAnswerSchema = v.variant('state', [
  counting,
  v.object({
    state: v.literal('ready'),
    set: QuestionSetNameSchema,
    /** Milliseconds since the epoch. */
    countedAt: count,
    statistics: SetStatisticsSchema,
    /** What can be chosen from: whatever occurs in tests of the set on these days. Partners by key, or `OWN_PAGES`. */
    choices: v.object({ partners: v.array(v.string()), locales: v.array(v.string()) }),
  }),
]);

/** The option table of a question; while it is counted, how far that is: ask again. */
export const OptionTableAnswerSchema = v.variant('state', [
  counting,
  v.object({
    state: v.literal('ready'),
    set: QuestionSetNameSchema,
    countedAt: count,
    table: OptionTableSchema,
  }),
]);

/** What is noticed about a question. */
export type QuestionFlag = v.InferOutput<typeof QuestionFlagSchema>;
/** What the cases say about one question. */
export type QuestionStatistics = v.InferOutput<typeof QuestionStatisticsSchema>;
/** What the cases say about a whole set. */
export type SetStatistics = v.InferOutput<typeof SetStatisticsSchema>;
/** How the cases of a third of the scores chose. */
export type Third = v.InferOutput<typeof ThirdSchema>;
/** The option table of one question. */
export type OptionTable = v.InferOutput<typeof OptionTableSchema>;

/** Which tests are looked at: those that were started from one day (UTC) to another, both included. */
const SelectionSchema = v.object({
  /** Default: as far back as a period may reach. */
  from: v.exactOptional(DaySchema),
  /** Default: today. */
  to: v.exactOptional(DaySchema),
  /** Key of a partner, or `OWN_PAGES`. */
  partner: v.exactOptional(v.string()),
  /** Code of a language, such as `de`. */
  locale: v.exactOptional(v.string()),
});

/** Which tests are looked at. */
export type Selection = v.InferOutput<typeof SelectionSchema>;

/** What the answers to the questions say about them. */
export const statisticsRoutes = {
  getStatistics: {
    ...adminCall('GET', '/api/admin/statistics', StatisticsAnswerSchema),
    query: v.object({ set: QuestionSetNameSchema, ...SelectionSchema.entries }),
  },
  getOptionTable: {
    ...adminCall('GET', '/api/admin/statistics/:set/:id', OptionTableAnswerSchema),
    action: 'question.reveal',
    params: v.object({ set: QuestionSetNameSchema, id: v.pipe(v.string(), v.regex(/^\d{1,4}$/)) }),
    query: SelectionSchema,
    failures: ['not_found'],
  },
} as const satisfies Record<string, AdminRoute>;
