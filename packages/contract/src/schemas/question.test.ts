import { is, parse } from 'valibot';
import { expect, test } from 'vitest';
import { PublicQuestionSchema } from './question.ts';

const question = {
  id: 1,
  question: 'Which number comes next?',
  options: ['1', '2'],
  type: 'sequence',
  skill: 'number-sequences',
};

test('of a question with its key a browser gets what it may see while testing, and nothing else', () => {
  const rest = { correct: 1, points: 5, difficulty: 'easy', explanation: '…', category: 'fluid-reasoning' };
  expect(parse(PublicQuestionSchema, { ...question, ...rest, verified: 'program' })).toEqual(question);
});

test.each([
  ['the number 0', { id: 0 }],
  ['no options', { options: undefined }],
  ['a type that nobody knows', { type: 'verbal' }],
  ['a skill that nobody knows', { skill: 'luck' }],
  ['a figure without a type', { visualPattern: { grid: [['square']] } }],
  ['a figure that is null', { visualPattern: null }],
])('a question with %s is refused', (_, changes) => {
  expect(is(PublicQuestionSchema, { ...question, ...changes })).toBe(false);
});
