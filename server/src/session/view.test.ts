import { PublicQuestionSchema } from '@quotient/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { createSeedModel } from '../scoring/seedModel.ts';
import { createRecord } from '../testing/records.ts';
import { createTestApp } from '../testing/testApp.ts';
import { type FinishedRecord, toTestResults, toTestSession } from './view.ts';

test('a figure loses nothing that may be seen, and a field that nobody named stays inside', () => {
  const record = createRecord();
  const figures = record.questions.flatMap(({ visualPattern }) => visualPattern ?? []);
  expect(figures.length).toBeGreaterThan(0);
  const withSecret = {
    ...record,
    questions: record.questions.map((question) => ({
      ...question,
      ...(question.visualPattern && { visualPattern: { ...question.visualPattern, rule: 'secret' } }),
    })),
  };
  const { questions } = toTestSession(withSecret, createTestApp().ports);
  expect(JSON.stringify(questions)).not.toContain('secret');
  expect(questions.flatMap(({ visualPattern }) => visualPattern ?? [])).toEqual(figures);
  for (const question of questions) expect(parse(PublicQuestionSchema, question)).toEqual(question);
});

test.each([
  ['20 answers in 1 s, as from a list of the right ones', 20, 1000, true],
  ['20 answers in just under a minute', 20, 59_999, true],
  ['20 answers in a minute', 20, 60_000, false],
  ['3 answers in 9 s', 3, 9000, false],
  ['3 answers in 8 s', 3, 8000, true],
  ['no answer at once', 0, 0, false],
])('%s: answers faster than reading are marked', (_, answeredCount, usedMs, isTooFast) => {
  const record = createRecord();
  const finished: FinishedRecord = {
    ...record,
    answers: record.answers.map((none, i) => (i < answeredCount ? 0 : none)),
    finish: {
      finishedAt: record.startedAt + usedMs,
      reason: 'finished',
      score: createSeedModel().score({
        questions: record.questions,
        answers: record.answers,
        randomDigit: 1,
      }),
    },
  };
  expect(toTestResults(finished, createSeedModel()).isTooFast).toBe(isTooFast);
});
