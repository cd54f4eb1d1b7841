import { getDotPath, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { IqLabelSchema, SharedResultSchema, type TestResults, TestResultsSchema } from './results.ts';

const results: TestResults = {
  sessionId: '1767225600000-k3v9x2m8q1',
  model: 'seed-1.0',
  iq: 104,
  band: { low: 100, high: 109 },
  percentile: 60.5,
  label: 'Average',
  showLabel: true,
  scorePercent: 55,
  totalCorrect: 1,
  totalQuestions: 2,
  averageIq: 100,
  categories: [{ category: 'working-memory', correct: 1, total: 2, percentage: 50, performance: 'Average' }],
  review: [
    {
      questionIndex: 0,
      category: 'working-memory',
      chosenIndex: -1,
      correctIndex: 0,
      points: 5,
      explanation: '…',
    },
  ],
  startedAt: 1_767_225_600_000,
  finishedAt: 1_767_225_660_000,
  finishReason: 'finished',
  timeUsedSeconds: 0,
  durationSeconds: 1500,
  timeFactor: 1.5,
  isTooFew: false,
  isTooFast: false,
};

test('results are read as the server has stored them, and a field that a newer server adds is passed over', () => {
  expect(parse(TestResultsSchema, results)).toEqual(results);
  expect(parse(TestResultsSchema, { ...results, rank: 1 })).toEqual(results);
});

test.each([
  ['percentile', { percentile: 100.1 }],
  ['scorePercent', { scorePercent: -1 }],
  ['iq', { iq: 104.5 }],
  ['iq', { iq: Number.NaN }],
  ['label', { label: 'Clever' }],
  ['band.high', { band: { low: 100 } }],
  ['categories.0.total', { categories: [{ ...results.categories[0], total: 0 }] }],
  ['review.0.chosenIndex', { review: [{ ...results.review[0], chosenIndex: -2 }] }],
  ['review.0.correctIndex', { review: [{ ...results.review[0], correctIndex: -1 }] }],
  ['finishReason', { finishReason: 'stopped' }],
  ['timeFactor', { timeFactor: 1.25 }],
])('a wrong %s is found: %j', (path, changes) => {
  const { issues = [] } = safeParse(TestResultsSchema, { ...results, ...changes });
  expect(issues.map((issue) => getDotPath(issue))).toEqual([path]);
});

test('the names of the bands are those of the specification (§9), highest first', () => {
  expect(IqLabelSchema.options).toEqual([
    'Genius',
    'Very Superior',
    'Superior',
    'High Average',
    'Average',
    'Low Average',
    'Borderline',
    'Extremely Low',
  ]);
});

test('a shared result tells whoever has its link no more than its numbers', () => {
  const shared = { id: 'a'.repeat(22), iq_score: 104, percentile: 60.5, total_correct: 1 };
  expect(parse(SharedResultSchema, { ...shared, sessionId: results.sessionId, createdAt: 1 })).toEqual(
    shared,
  );
});
