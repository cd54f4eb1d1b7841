import { expect, test } from 'vitest';
import { createSeedModel } from '../scoring/seedModel.ts';
import { createRecord } from '../testing/records.ts';
import { isTooFast, isTooFew } from './doubt.ts';
import { type FinishedRecord, toTestResults } from './view.ts';

const question = { question: 'How many weekdays begin with a T in English, all told?' };
const answeredIn = (seconds: number, count: number) => ({
  questions: Array(20).fill(question),
  answers: Array.from({ length: 20 }, (_, i) => (i < count ? 0 : -1)),
  startedAt: 0,
  finish: { finishedAt: seconds * 1000 },
});

test('a few answers in a few seconds each are not too fast, and an empty test never is', () => {
  expect(isTooFast(answeredIn(60, 4))).toBe(false);
  expect(isTooFast(answeredIn(4, 4))).toBe(true);
  expect(isTooFast(answeredIn(0, 0))).toBe(false);
});

test('a longer question takes longer to read, and a figure longer to look at', () => {
  const oneIn = (seconds: number, part: object) =>
    isTooFast({ ...answeredIn(seconds, 1), questions: [{ ...question, ...part }] });
  expect([oneIn(3.5, {}), oneIn(3.5, { question: 'x'.repeat(80) })]).toEqual([false, true]);
  expect(oneIn(3.5, { visualPattern: { type: 'matrix' } })).toBe(true);
});

test('answers are too few below half of the questions', () => {
  expect([9, 10].map((count) => isTooFew(answeredIn(900, count)))).toEqual([true, false]);
});

test.each([
  ['too few', 9, 900_000],
  ['too fast', 20, 30_000],
])('%s answers leave the score without a margin of error', (_, answeredCount, usedMs) => {
  const record = createRecord();
  const answers = record.answers.map((none, i) => (i < answeredCount ? 0 : none));
  const score = createSeedModel().score({ questions: record.questions, answers, randomDigit: 1 });
  const finish = (ms: number): FinishedRecord => ({
    ...record,
    answers,
    finish: { finishedAt: record.startedAt + ms, reason: 'finished', score },
  });
  expect(toTestResults(finish(usedMs), createSeedModel())).not.toHaveProperty('interval');
  const calm = { ...finish(900_000), answers: record.answers.map(() => 0) };
  expect(toTestResults(calm, createSeedModel())).toHaveProperty('interval');
});
