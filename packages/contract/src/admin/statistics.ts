import * as v from 'valibot';
import { QuestionSetNameSchema } from '../schemas/question.ts';
import { count, positive } from '../schemas/scalars.ts';
import { DaySchema } from './days.ts';
import { type AdminRoute, adminCall } from './route.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** Number that is missing with too few cases, or if it isn't defined because all cases are equal. */
const orNone = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

/** Fewest cases for a coefficient; it is provisional below `FULL_CASES`. */
export const FEWEST_CASES = 50;
/** Cases from which on a coefficient is no longer provisional, see `FEWEST_CASES`. */
export const FULL_CASES = 200;

/**
 * Flag of a question, with its values. Shares are from 0 to 1, times in seconds. No option is named: the wrong ones
 * would reveal the key, which only `getOptionTable` does.
 */
export const QuestionFlagSchema = v.variant('code', [
  v.object({ code: v.literal('too-easy'), share, limit: share }),
  v.object({ code: v.literal('too-hard'), share, limit: share, chance: share }),
  v.object({ code: v.literal('low-discrimination'), discrimination: v.number(), limit: v.number() }),
  v.object({ code: v.literal('negative-discrimination'), discrimination: v.number() }),
  /** More of the upper third chose a wrong option than the key. */
  v.object({ code: v.literal('wrong-option-preferred'), share, keyShare: share }),
  /** Number of wrong options that nobody chose. */
  v.object({ code: v.literal('unused-option'), options: positive }),
  v.object({ code: v.literal('long-time'), medianSeconds: v.number(), limitSeconds: v.number() }),
  v.object({ code: v.literal('short-time'), medianSeconds: v.number(), limitSeconds: v.number() }),
  v.object({ code: v.literal('often-omitted'), share, limit: share }),
  v.object({ code: v.literal('often-not-reached'), share, limit: share }),
]);

/** Statistics of one question. */
export const QuestionStatisticsSchema = v.object({
  id: positive,
  optionCount: positive,
  /** Cases with a right answer. An unanswered question counts as wrong, as in the score. */
  right: count,
  /** Share of right answers with its 95 % interval (Wilson); none without a case. */
  shareRight: orNone(v.object({ value: share, low: share, high: share })),
  /** Correlation of the question with the number of right answers to all others: the corrected point-biserial. */
  discrimination: orNone(v.number()),
  /** Cronbach's alpha of the set without this question. */
  alphaWithout: orNone(v.number()),
  /** Quartiles of the time spent on it, in seconds, over the cases with a measured time. */
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
  /** Empty below `FEWEST_CASES`. */
  flags: v.array(QuestionFlagSchema),
});

/** Statistics of a whole set. A case is a finished first attempt that wasn't too fast. */
export const SetStatisticsSchema = v.object({
  verdict: v.picklist(['too-few', 'provisional', 'full']),
  cases: count,
  /** Tests of the period that aren't cases. Each counts once, by the first reason that applies. */
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
  /** Number of cases with each number of right answers, from 0 on. */
  distribution: v.array(count),
  /** Cronbach's alpha, which is KR-20 for questions that are right or wrong, with its 95 % bootstrap interval. */
  reliability: orNone(
    v.object({
      alpha: v.number(),
      interval: orNone(v.object({ low: v.number(), high: v.number() })),
      /** Base of the interval: this many cases, and resamples of them. */
      cases: positive,
      resamples: positive,
      /** True if there are more cases, and these were drawn at random: then the interval is a little too wide. */
      isSampled: v.boolean(),
    }),
  ),
  /** Standard error of measurement, in right answers. */
  standardError: orNone(v.number()),
  /** Empty if each test has its own questions (`fresh`). */
  questions: v.array(QuestionStatisticsSchema),
});

/** Choices of the cases in a third of the scores. */
export const ThirdSchema = v.object({
  cases: count,
  /** Range of right answers in it, both ends included; missing without cases. */
  scores: orNone(v.object({ low: count, high: count })),
  /** Per option, in the order of the bank. */
  chosen: v.array(count),
  unanswered: count,
});

/** Option table of one question. It reveals the key. */
export const OptionTableSchema = v.object({
  id: positive,
  keyIndex: count,
  /** Equal scores stay together, so the thirds are as near to a third as the scores allow. None below `FEWEST_CASES`. */
  thirds: orNone(v.object({ upper: ThirdSchema, middle: ThirdSchema, lower: ThirdSchema })),
});

const counting = v.object({ state: v.literal('counting'), done: count, of: count });

/** Statistics of a set, or their progress: ask again. */
export const StatisticsAnswerSchema = v.variant('state', [
  counting,
  v.object({
    state: v.literal('ready'),
    set: QuestionSetNameSchema,
    /** Milliseconds since the epoch. */
    countedAt: count,
    statistics: SetStatisticsSchema,
    /** Choices for the filters: all values in tests of the set on these days. Partners by key, or `OWN_PAGES`. */
    choices: v.object({ partners: v.array(v.string()), locales: v.array(v.string()) }),
  }),
]);

/** Option table of a question, or its progress: ask again. */
export const OptionTableAnswerSchema = v.variant('state', [
  counting,
  v.object({
    state: v.literal('ready'),
    set: QuestionSetNameSchema,
    countedAt: count,
    table: OptionTableSchema,
  }),
]);

/** Flag of a question. */
export type QuestionFlag = v.InferOutput<typeof QuestionFlagSchema>;
/** Statistics of one question. */
export type QuestionStatistics = v.InferOutput<typeof QuestionStatisticsSchema>;
/** Statistics of a whole set. */
export type SetStatistics = v.InferOutput<typeof SetStatisticsSchema>;
/** Choices of the cases in a third of the scores. */
export type Third = v.InferOutput<typeof ThirdSchema>;
/** Option table of one question. */
export type OptionTable = v.InferOutput<typeof OptionTableSchema>;

/** Selection of tests: those that started from one day (UTC) to another, both included. */
const SelectionSchema = v.object({
  /** Default: the longest period before the end. */
  from: v.exactOptional(DaySchema),
  /** Default: today. */
  to: v.exactOptional(DaySchema),
  /** Key of a partner, or `OWN_PAGES`. */
  partner: v.exactOptional(v.string()),
  /** Code of a language, such as `de`. */
  locale: v.exactOptional(v.string()),
});

/** Selection of tests. */
export type Selection = v.InferOutput<typeof SelectionSchema>;

/** Routes of the statistics of questions. */
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
