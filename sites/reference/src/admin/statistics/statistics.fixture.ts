import type { QuestionStatistics, SetStatistics } from '@quotient/contract/admin';

/** The numbers of a question that is as it should be. */
export const questionOf = (some: Partial<QuestionStatistics> = {}): QuestionStatistics => ({
  id: 1,
  optionCount: 3,
  right: 150,
  shareRight: { value: 0.5, low: 0.45, high: 0.55 },
  discrimination: 0.4,
  alphaWithout: 0.81,
  time: { cases: 300, lowerSeconds: 10, medianSeconds: 20.5, upperSeconds: 40 },
  omitted: 2,
  notReached: 3,
  flags: [],
  ...some,
});

/** The numbers of a set that has cases enough. */
export const statisticsOf = (some: Partial<SetStatistics> = {}): SetStatistics => ({
  verdict: 'full',
  cases: 300,
  leftOut: { unfinished: 0, repeated: 0, tooFast: 0, otherQuestions: 0 },
  questionCount: 40,
  mean: 20.25,
  deviation: 5,
  distribution: [0, 100, 200],
  reliability: {
    alpha: 0.8,
    interval: { low: 0.75, high: 0.85 },
    cases: 300,
    resamples: 1000,
    isSampled: false,
  },
  standardError: 2.2,
  questions: [questionOf()],
  ...some,
});
