import { is } from 'valibot';
import { expect, test } from 'vitest';
import { questionRoutes } from './questions.ts';

const { getQuestion, listQuestions, revealAnswer } = questionRoutes;

test.each(['0', '01', '10000', '1.5', '-1', '', '1 '])('%j is no number of a question', (id) => {
  expect(is(getQuestion.params, { set: 'main', id })).toBe(false);
});

test.each([
  [{ seed: '' }, false],
  [{ seed: 'A' }, false],
  [{ seed: 'x'.repeat(33) }, false],
  [{ seed: `${'x'.repeat(31)}-` }, true],
  [{ locale: 'de_CH' }, false],
  [{ locale: 'tlh-Latn' }, true],
])('a sample can be asked for with %j: %j', (query, fits) => {
  expect(is(listQuestions.query, query)).toBe(fits);
});

test('who reads an answer is written down; who browses sees no answer, and is not', () => {
  expect(revealAnswer).toHaveProperty('action', 'question.reveal');
  for (const route of [listQuestions, getQuestion]) expect(route).not.toHaveProperty('action');
  const entries = Object.keys(getQuestion.answer.entries);
  expect(entries.filter((name) => /correct|right|answer|explanation/i.test(name))).toEqual([]);
});
