import type { TestResults } from '@quotient/contract';

/** Results for these tests. The review is empty: the models don't read it. */
export const testResults: TestResults = {
  sessionId: '1767225600000-k3v9x2m8q1',
  model: 'seed-1.0',
  iq: 134,
  band: { low: 130, high: 139 },
  percentile: 97.5,
  label: 'Very Superior',
  showLabel: true,
  scorePercent: 91.2,
  totalCorrect: 18,
  totalQuestions: 20,
  averageIq: 100,
  categories: [
    { category: 'fluid-reasoning', correct: 4, total: 4, percentage: 100, performance: 'Strong' },
    { category: 'quantitative-reasoning', correct: 3, total: 4, percentage: 75, performance: 'Strong' },
  ],
  review: [],
  startedAt: 1767225600000,
  finishedAt: 1767226722000,
  finishReason: 'finished',
  timeUsedSeconds: 1122,
  durationSeconds: 1500,
  timeFactor: 1,
  isTooFew: false,
  isTooFast: false,
};
