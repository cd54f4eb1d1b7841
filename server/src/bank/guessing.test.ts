import { describe, expect, test } from 'vitest';
import { shuffleOptions } from '../session/optionOrder.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import { bank } from './bank.ts';
import { guessingStrategies, type ShownQuestion, tryGuessing } from './guessing.ts';

const figure = (options: string[], correct: number): ShownQuestion => ({
  options,
  correct,
  visualPattern: { type: 'matrix', optionShapes: options },
});
const words = (options: string[], correct: number): ShownQuestion => ({ options, correct });
const results = (strategy: string, questions: ShownQuestion[]) => {
  const known = guessingStrategies[strategy];
  if (!known) throw new Error(`There is no strategy "${strategy}".`);
  return tryGuessing(known, questions);
};

test('a key that always has the same letter is found out', () => {
  const questions = Array.from({ length: 20 }, () => words(['a', 'b', 'c', 'd', 'e'], 1));
  expect(results('always B', questions)).toEqual({ questions: 20, right: 20, chance: { low: 0, high: 11 } });
  expect(results('always A', questions).right).toBe(0);
});

test('a right answer that has the most in common with the others is found out by a vote', () => {
  const options = ['circle-filled', 'circle-hatched', 'square-filled', 'star-dashed'];
  expect(results('majority vote over the figures', [figure(options, 0)]).right).toBe(1);
  expect(results('the odd figure out', [figure(options, 3)]).right).toBe(1);
  expect(results('majority vote over the figures', [words(options, 0)]).questions).toBe(0);
});

test('a right answer that alone is not in the grid is found out', () => {
  const question: ShownQuestion = {
    options: ['star', 'circle', 'square'],
    correct: 0,
    visualPattern: {
      type: 'matrix',
      grid: [['circle', 'square', '?']],
      optionShapes: ['star', 'circle', 'square'],
    },
  };
  expect(results('a figure that is not in the grid', [question]).right).toBe(1);
  expect(results('a figure that is not in the grid', [figure(['star', 'circle'], 0)]).questions).toBe(0);
});

test('between options of one length the longest is a lot', () => {
  expect(results('the longest option', [words(['aa', 'bb', 'c', 'd'], 1)]).right).toBe(0.5);
  expect(results('the shortest option', [words(['aa', 'bb', 'c', 'd'], 1)]).right).toBe(0);
});

/** The questions of a set as some visitor sees them. */
const shown = bank.map(({ set, questions }, seed) => {
  const orders = shuffleOptions(questions, questions, seededRandom(seed + 1));
  return {
    set,
    questions: questions.map(({ options, correct, visualPattern }, i): ShownQuestion => {
      const order = orders[i] ?? [];
      return {
        options: order.map((index) => options[index] ?? ''),
        correct: order.indexOf(correct),
        ...(visualPattern && { visualPattern }),
      };
    }),
  };
});
const strategies = Object.entries(guessingStrategies);

describe.each([...shown, { set: 'the whole bank', questions: shown.flatMap(({ questions }) => questions) }])(
  '$set',
  ({ questions }) => {
    test.each(strategies)('who chooses %s gets no more than blind chance gives', (_, strategy) => {
      const { right, chance } = tryGuessing(strategy, questions);
      expect(right).toBeGreaterThanOrEqual(chance.low);
      expect(right).toBeLessThanOrEqual(chance.high);
    });
  },
);
