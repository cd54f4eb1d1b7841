import { expect, test } from 'vitest';
import { makeForm } from '../figures/form.ts';
import { fingerprintOf } from '../proven.ts';
import { verifyQuestion, verifySet } from './verdict.ts';

const [figure] = makeForm('verify', null);
if (!figure) throw new Error('The form is empty.');
const other = (figure.correct + 1) % figure.options.length;
const number = {
  id: 1,
  question: 'What is 2 + 2?',
  options: ['3', '4', '5', '6'],
  type: 'math',
  skill: 'mathematical-problems',
  difficulty: 'easy',
  category: 'quantitative-reasoning',
  points: 5,
  verified: 'program',
  correct: 1,
  explanation: 'Count.',
} as const;
const sum = { method: 'arithmetic', solve: () => ({ fitting: [1], rules: ['2 + 2'] }) };

test('a question whose proof finds its key, and nothing else, is good', () => {
  const question = { ...number, options: [...number.options] };
  expect(verifyQuestion(question, sum)).toEqual({
    id: 1,
    fingerprint: fingerprintOf(question),
    method: 'arithmetic',
    rules: ['2 + 2'],
    fitting: [1],
    lookAlikes: [],
  });
  expect(verifyQuestion(figure)).toMatchObject({ method: 'matrix', fitting: [figure.correct] });
  expect(verifyQuestion(figure).problem).toBeUndefined();
});

test.each([
  ['another key', { ...number, correct: 2 }, sum, 'Another option than the key fits.'],
  ['no answer', number, { ...sum, solve: () => ({ fitting: [], rules: [] }) }, 'No option fits.'],
  ['two answers', number, { ...sum, solve: () => ({ fitting: [1, 2], rules: [] }) }, '2 options fit.'],
  ['no proof', number, undefined, 'It has no proof.'],
])('a question with %s is not', (_, question, proof, problem) => {
  expect(verifyQuestion({ ...question, options: [...question.options] }, proof).problem).toBe(problem);
});

test('a figure question with two options that look alike is not good', () => {
  const { visualPattern, ...rest } = figure;
  const optionShapes = figure.options.map((token, i) => (i === other ? 'star-small' : token));
  optionShapes[figure.correct] = 'star-small-filled';
  const question = {
    ...rest,
    options: optionShapes,
    visualPattern: { type: 'matrix' as const, ...visualPattern, optionShapes },
  };
  expect(verifyQuestion(question).problem).toBe('Options look alike.');
});

test('what a person judged needs no proof', () => {
  const question = {
    ...number,
    options: [...number.options],
    verified: 'human' as const,
    verifiedReason: 'Only 4.',
  };
  expect(verifyQuestion(question)).toMatchObject({ method: 'human', rules: ['Only 4.'] });
  expect(verifyQuestion(question).problem).toBeUndefined();
});

test('a proof without a question is refused', () => {
  expect(() => verifySet('main', [], { 7: sum })).toThrow('7');
});
