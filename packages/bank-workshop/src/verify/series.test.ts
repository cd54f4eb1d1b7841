import type { Question } from '@quotient/contract';
import { expect, test } from 'vitest';
import { series } from './series.ts';

function solve(text: string, options: readonly (string | number)[]) {
  const question: Omit<Question, 'correct' | 'explanation'> = {
    id: 1,
    question: text,
    options: options.map(String),
    type: 'sequence',
    skill: 'number-sequences',
    difficulty: 'medium',
    category: 'quantitative-reasoning',
    points: 7,
    verified: 'program',
  };
  const { fitting, rules } = series().solve(question);
  return { fitting: fitting.map((index) => options[index]), rules };
}

const numbers = Array.from({ length: 250 }, (_, i) => i - 50);

test.each([
  ['2, 4, 6, 8', 10, 'steps: always 2'],
  ['2, 6, 12, 20, 30', 42, 'steps: steps: always 2'],
  ['0, 6, 24, 60, 120', 210, 'steps: steps: steps: always 6'],
  ['3, −6, 12, −24, 48', -96, 'factors: always −2'],
  ['2, 7, 22, 67', 202, 'steps: factors: always 3'],
  ['8, 9, 11, 15, 23, 39', 71, 'steps: factors: always 2'],
  ['1, 2, 6, 24', 120, 'factorials'],
  ['2, 9, 28, 65', 126, 'cubes, each plus 1'],
  ['1, 3, 4, 7, 11', 18, 'sum of the last two'],
  ['1, 2, 4, 8, 15, 27', 47, 'steps: sum of the last two, plus: always 1'],
  ['1, 1, 2, 4, 7, 13', 24, 'sum of the last three'],
  ['3, 10, 5, 8, 7, 6, 9', 4, 'in turn (steps: always 2; steps: always −2)'],
  [
    '1, 5, 10, 2, 7, 20, 3, 9, 40, 4, 11',
    80,
    'in turn (steps: always 1; steps: always 2; factors: always 2)',
  ],
  ['2, 4, 12, 24, 72', 144, 'factors: in turn (always 2; always 3)'],
  ['3, 6, 8, 16, 18, 36', 38, '× and + in turn: always 2'],
  ['1, 4, 12, 15, 45, 48', 144, '+ and × in turn: always 3'],
  ['1, 4, 16, 57, 187, 586', 1794, '3 × the last, plus: squares'],
  ['35, 43, 50, 55, 65, 76', 89, 'add the sum of the digits'],
  ['77, 49, 36, 18', 8, 'product of the digits'],
])('%s continues with %i', (terms, next, rule) => {
  const text = `Which number comes next? ${terms}, …`;
  expect(solve(text, [...new Set([...numbers, next])]).rules).toEqual([rule]);
  expect(solve(text, [next - 1, next, next + 2]).fitting).toEqual([next]);
});

test('no rule, no answer', () => {
  expect(solve('Which number comes next? 1, 5, 2, 9, 3, …', numbers)).toEqual({ fitting: [], rules: [] });
});

test('too few terms leave no rule a chance to fail, so none counts', () => {
  expect(solve('Which number comes next? 4, 11, …', numbers).fitting).toEqual([]);
  expect(solve('Which number comes next? 1, 5, 7, 3, …', numbers).fitting).toEqual([]);
});

test('where two rules are about as simple, both next terms fit: such a question has two answers', () => {
  expect(solve('Which number comes next? 1, 2, 4, 7, …', [9, 11, 12]).fitting).toEqual([11, 12]);
});

test('squares go on with 25, but steps that are primes would lead to 27', () => {
  const text = 'Which number comes next? 1, 4, 9, 16, …';
  expect(solve(text, [20, 25, 26]).fitting).toEqual([25]);
  expect(solve(text, [20, 25, 27]).fitting).toEqual([25, 27]);
});

test('a term may be missing in the middle', () => {
  expect(solve('Which number is missing? 3, 7, ?, 15, 19', numbers).fitting).toEqual([11]);
  expect(solve('Which number is missing? 5, 11, 23, ?, 95', [46, 47, 59]).fitting).toEqual([47]);
});

test('the wrong term is the one that can be changed so that a rule holds', () => {
  const wrong = (terms: readonly number[]) =>
    solve(`One number in this series is wrong: ${terms.join(', ')}. Which one?`, terms);
  expect(wrong([2, 5, 8, 12, 14, 17])).toEqual({ fitting: [12], rules: ['steps: always 3'] });
  expect(wrong([3, 4, 7, 11, 18, 30, 47]).fitting).toEqual([30]);
});

test('amounts, fractions and lists in a sentence are read', () => {
  const amounts = 'The first five are $550, $650, $850, $1150 and $1550. What is the sixth of 12?';
  expect(solve(amounts, ['$1950', '$2000', '$2050']).fitting).toEqual(['$2050']);
  expect(solve('2/3, 4/3, 8/3, 16/3, …', ['28/3', '32/3', '11']).fitting).toEqual(['32/3']);
});
