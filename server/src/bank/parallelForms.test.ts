import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { bank, getQuestionSet } from './bank.ts';
import { ideasOf } from './classicTypes.ts';
import { createParallelForms, wordsToRead } from './parallelForms.ts';

const forms = createParallelForms({ bank, ideasOf, getQuestionSet });
const random = seededRandom(1);
const main = getQuestionSet('main') ?? [];

test('a form is found again by its refs, in each language, with its places as ids', () => {
  const form = forms.draw([], random);
  const [english, german] = [null, 'de-CH'].map((locale) => forms.questionsOf(form, locale));
  expect(english?.map(({ id }) => id)).toEqual(main.map((_, i) => i + 1));
  expect(german?.map(({ correct, points }) => [correct, points])).toEqual(
    english?.map(({ correct, points }) => [correct, points]),
  );
  expect(german?.[3]?.question).not.toBe(english?.[3]?.question);
});

test('the same question at the same place is the same object, so that tests share it', () => {
  const form = forms.draw([], random);
  expect(forms.questionsOf(form, 'fr')[5]).toBe(forms.questionsOf(form, 'fr')[5]);
});

test('a ref that the bank does not have is refused', () => {
  expect(() => forms.questionsOf(['extended:1'], null)).toThrow('no question extended:1');
});

test('words are those that a visitor reads: tokens of figures are none', () => {
  const [matrix, text] = main;
  expect(matrix && wordsToRead(matrix)).toBe(matrix?.question.split(' ').length);
  expect(text && wordsToRead(text)).toBeGreaterThan(30);
});
