import type { Question, TestSession } from '@quotient/contract';
import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { cryptoRandom } from '../outside/cryptoPorts.ts';
import { createPartners } from '../partners/partners.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import { acme, createTestApp } from '../testing/testApp.ts';
import { longestRun, shuffleOptions } from './optionOrder.ts';

const [first] = fixtureQuestions;
if (!first) throw new Error('There are no fixture questions.');

/** A question of words with so many options. */
const wordy = (options: readonly string[], correct = 0): Question => {
  const { visualPattern: _, isVisual: _isVisual, ...bare } = first;
  return { ...bare, options: [...options], correct };
};
const words = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'];
const numbers = ['4', '9', '16', '25', '36'];
const figures = fixtureQuestions.filter(({ visualPattern }) => visualPattern?.optionShapes);
const shuffle = (questions: Question[]) => shuffleOptions(questions, questions, cryptoRandom);

test('every order has every option once', () => {
  const questions = [4, 5, 6, 4, 5].map((count) => wordy(words.slice(0, count)));
  for (const [i, order] of shuffle(questions).entries())
    expect([...order].sort()).toEqual([...(questions[i]?.options.keys() ?? [])]);
});

/** Counts the correct answers of each place. */
const countPlaces = (places: readonly number[], count: number) =>
  [...Array(count).keys()].map((place) => places.filter((other) => other === place).length);

test('no place is right far more or less often than the others, nor more than three times running', () => {
  const counts: [options: number, fewest: number, most: number][] = [
    [4, 1, 9],
    [5, 1, 7],
    [6, 0, 6],
  ];
  for (const [count, fewest, most] of counts) {
    const questions = Array.from({ length: 20 }, () => wordy(words.slice(0, count), 1));
    for (let i = 0; i < 100; i += 1) {
      const places = shuffle(questions).map((order) => order.indexOf(1));
      expect(Math.min(...countPlaces(places, count))).toBeGreaterThanOrEqual(fewest);
      expect(Math.max(...countPlaces(places, count))).toBeLessThanOrEqual(most);
      expect(longestRun(places)).toBeLessThanOrEqual(3);
    }
  }
});

test('over many tests each place is right equally often, whatever the questions are that keep their order', () => {
  const questions = [
    ...Array.from({ length: 10 }, (_, i) => wordy(numbers, i < 6 ? 0 : 1)),
    ...Array.from({ length: 10 }, () => wordy(words.slice(0, 5), 4)),
  ];
  const random = seededRandom(1);
  const places = Array.from({ length: 400 }, () =>
    shuffleOptions(questions, questions, random)
      .slice(10)
      .map((order) => order.indexOf(4)),
  ).flat();
  for (const found of countPlaces(places, 5))
    expect(Math.abs(found / places.length - 1 / 5)).toBeLessThan(0.02);
});

test('the places of one test differ in how often they are right', () => {
  const questions = Array.from({ length: 20 }, () => wordy(words.slice(0, 5)));
  const random = seededRandom(1);
  const equal = Array.from({ length: 100 }, () =>
    countPlaces(
      shuffleOptions(questions, questions, random).map((order) => order.indexOf(0)),
      5,
    ),
  ).filter((counts) => counts.every((count) => count === 4));
  expect(equal.length).toBeLessThan(5);
});

test('ordered numbers stay ordered, equally in every language, and figures do not', () => {
  const english = wordy(numbers);
  const german = wordy(['neun', 'acht', 'sieben', 'sechs', 'fünf']);
  expect(shuffleOptions([german], [english], cryptoRandom)).toEqual([[0, 1, 2, 3, 4]]);
  const dots = ['dots-2', 'dots-3', 'dots-4', 'dots-5', 'dots-6'];
  const figure: Question = {
    ...wordy(dots),
    visualPattern: { type: 'matrix', optionShapes: dots },
  };
  const orders = Array.from({ length: 40 }, () => shuffle([figure]).flat().join());
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('over many tests each order of the wrong options comes up', () => {
  const seen = new Set(
    Array.from({ length: 400 }, () =>
      shuffle([wordy(words.slice(0, 4))])
        .flat()
        .join(),
    ),
  );
  expect(seen.size).toBe(24);
});

/** An app with the fixture questions as `main` and as `visual`. */
const bank = { sets: ['main', 'visual'] as const, getQuestionSet: () => fixtureQuestions };
const orderOf = async ({ start, store }: ReturnType<typeof createTestApp>, wish: object) =>
  (await store.testSessions.get((await start(wish)).id))?.optionOrder;
const kept = fixtureQuestions.map(({ options }) => [...options.keys()]);

test('main shows its options unshuffled, every other set in a new order for each test', async () => {
  const app = createTestApp({ bank });
  expect(await orderOf(app, {})).toEqual(kept);
  const [one, other] = [await orderOf(app, { set: 'visual' }), await orderOf(app, { set: 'visual' })];
  expect(one).not.toEqual(kept);
  expect(one).not.toEqual(other);
});

test('a partner may have it the other way round', async () => {
  const partners = createPartners([
    { ...acme, shuffleOptions: true },
    { ...acme, key: 'still', shuffleOptions: false },
  ]);
  const app = createTestApp({ bank, partners });
  expect(await orderOf(app, { partner: 'acme' })).not.toEqual(kept);
  expect(await orderOf(app, { partner: 'still', set: 'visual' })).toEqual(kept);
});

test('a visitor who chooses the right options, in any place, has everything right', async () => {
  const app = createTestApp({ bank });
  const session = await app.start({ set: 'visual' });
  const rightTexts = fixtureQuestions.map(({ options, correct }) => options[correct]);
  const answers = session.questions.map(({ options }, i) => options.indexOf(rightTexts[i] ?? ''));
  await app.answerAll(session, answers);
  const { token } = session;
  const again = await app.call<TestSession>('GET', `/api/test-sessions/${session.id}`, { token });
  expect(again.body.questions).toEqual(session.questions);
  expect(again.body.answers).toEqual(answers);

  await app.finish(session);
  await app.decide((await app.openCheckout(session)).id, 'pay');
  const { body: results } = await app.call<{
    totalCorrect: number;
    review: { chosenIndex: number; correctIndex: number }[];
  }>('GET', `/api/test-sessions/${session.id}/results`, { token });
  expect(results.totalCorrect).toBe(fixtureQuestions.length);
  expect(results.review.map(({ correctIndex }) => correctIndex)).toEqual(answers);
  expect(results.review.map(({ chosenIndex }) => chosenIndex)).toEqual(answers);
  const { body: document } = await app.call<{
    questions: { options: string[]; answer: number }[];
    results: { review: { correctIndex: number }[] };
  }>('GET', `/api/test-sessions/${session.id}/export`, { token });
  expect(document.questions.map(({ options, answer }) => options[answer])).toEqual(rightTexts);
  expect(document.results.review.map(({ correctIndex }) => correctIndex)).toEqual(answers);
});

test('a figure moves with its option', async () => {
  const app = createTestApp({ bank });
  const { questions } = await app.start({ set: 'visual' });
  const shown = questions.filter(({ visualPattern }) => visualPattern?.optionShapes);
  expect(shown).toHaveLength(figures.length);
  for (const { options, visualPattern } of shown) expect(visualPattern?.optionShapes).toEqual(options);
  expect(shown.map(({ options }) => options)).not.toEqual(figures.map(({ options }) => options));
});
