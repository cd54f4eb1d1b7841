import { PublicQuestionSchema } from '@quotient/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { createRecord } from '../testing/records.ts';
import { createTestApp } from '../testing/testApp.ts';
import { toTestSession } from './view.ts';

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
