import type { Question } from '@quotient/contract';
import { fixtureQuestions } from '@quotient/fixtures';
import { bank } from '@quotient/server/bank/bank';
import { shuffleOptions } from '@quotient/server/optionOrder';
import { seededRandom } from '@quotient/server/seededRandom';
import { describe, expect, test } from 'vitest';
import { countLetters, guessingStrategies, type ShownQuestion, tryGuessing } from './guessing.ts';

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
function show(questions: readonly Question[], random: ReturnType<typeof seededRandom>): ShownQuestion[] {
  const orders = shuffleOptions(questions, questions, random);
  return questions.map(({ options, correct, visualPattern }, i) => {
    const order = orders[i] ?? [];
    return {
      options: order.map((index) => options[index] ?? ''),
      correct: order.indexOf(correct),
      ...(visualPattern && { visualPattern }),
    };
  });
}

const shown = bank.map(({ set, questions }, seed) => ({
  set,
  questions: show(questions, seededRandom(seed + 1)),
}));
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

test('who knows all answers but one and counts their letters takes the rarest', () => {
  const options = ['a', 'b', 'c', 'd'];
  const known = [0, 0, 1, 2, 2].map((place) => words(options, place));
  expect(tryGuessing(countLetters(known), [words(options, 3)]).right).toBe(1);
  expect(tryGuessing(countLetters(known.slice(0, 4)), [words(options, 0)]).right).toBe(0);
  expect(tryGuessing(countLetters([]), [words(options, 0)]).right).toBe(0.25);
});

/** Allowed advantage of counting: no place may stand out, and questions with a fixed order have fixed keys. */
const COUNTING_MARGIN = 0.06;
const TESTS = 200;

/** Shares of the unknown questions that counting and chance get right, over many tests and each question of them. */
function countInManyTests(questions: readonly Question[], unknown: number) {
  const random = seededRandom(7);
  const parts = Math.ceil(questions.length / unknown);
  let [counted, blind] = [0, 0];
  for (let i = 0; i < TESTS; i += 1) {
    const test = show(questions, random);
    for (let part = 0; part < parts; part += 1) {
      const left = test.filter((_, k) => k % parts === part);
      const known = test.filter((_, k) => k % parts !== part);
      counted += tryGuessing(countLetters(known), left).right;
      blind += left.reduce((sum, { options }) => sum + 1 / options.length, 0);
    }
  }
  const all = TESTS * questions.length;
  return { counted: counted / all, blind: blind / all };
}

describe.each([1, 2, 4])('who knows all but %d answers and counts letters', (unknown) => {
  test.each(bank)('gets hardly more than blind chance gives: $set', ({ questions }) => {
    const { counted, blind } = countInManyTests(questions, unknown);
    expect(counted).toBeLessThan(blind + COUNTING_MARGIN);
  });
});

test.each([4, 5, 6])('counting letters helps hardly where all of %d options are shuffled', (count) => {
  const { visualPattern: _, ...question } =
    fixtureQuestions[0] ?? expect.fail('There are no fixture questions.');
  const options = ['bee', 'ant', 'elk', 'cat', 'dog', 'fox'].slice(0, count);
  const questions = Array.from({ length: 20 }, () => ({ ...question, options, correct: 0 }));
  const { counted, blind } = countInManyTests(questions, 1);
  expect(counted).toBeLessThan(blind + COUNTING_MARGIN);
});
