import { readdirSync } from 'node:fs';
import type { Question } from '@quotient/contract';
import { describe, expect, test } from 'vitest';
import { bank, getQuestionSet, translateQuestions } from './bank.ts';

const languages = readdirSync(new URL('./main', import.meta.url)).flatMap(
  (file) => /^questions\.(\w+)\.json$/.exec(file)?.[1] ?? [],
);

/** Numbers of a text, `4,5` equal to `4.5` and `08` to `8`; questions have no grouping signs. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((number) => number.replace(',', '.').replace(/^0(?=\d)/, ''));
const numbersOf = (question: Question) => ({
  question: numbersIn(question.question),
  options: question.options.map(numbersIn),
  imageDescription: numbersIn(question.visualPattern?.imageDescription ?? ''),
});
/** The names of boxes and steps: single letters that no option has. */
const namesIn = (text: string) => text.match(/(?<!\p{Script=Latin})[P-V](?!\p{Script=Latin})/gu) ?? [];
const isFigures = ({ visualPattern }: Question) => visualPattern?.optionShapes !== undefined;
const weekdays = (language: string) =>
  [1, 2, 3, 4, 5].map((day) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day)),
  );

const translations = bank.flatMap(({ set, questions }) =>
  languages.map((language) => ({ set, language, english: questions })),
);

describe.each(translations)('$set, $language', ({ set, language, english }) => {
  const questions = getQuestionSet(set, `${language}-XX`) ?? [];

  test('has every question, with the key, points, category and figures of the English one', () => {
    const unspoken = (question: Question) => {
      const {
        question: _,
        options: _options,
        explanation: _explanation,
        visualPattern,
        choices,
        ...rest
      } = question;
      const { imageDescription: _description, image, ...figure } = visualPattern ?? {};
      return {
        ...rest,
        figure: { ...figure, image: image?.replace(`.${language}.svg`, '.svg') },
        optionCount: question.options.length,
        answered: choices?.map((words) => words !== ''),
      };
    };
    expect(questions.map(unspoken)).toEqual(english.map(unspoken));
  });

  test('says every question and explanation in its own words', () => {
    for (const [index, question] of questions.entries()) {
      expect(question.question).not.toBe(english[index]?.question);
      expect(question.explanation).not.toBe(english[index]?.explanation);
      for (const [option, words] of (question.choices ?? []).entries())
        if (words) expect(words).not.toBe(english[index]?.choices?.[option]);
    }
  });

  test('has the same numbers at the same places, so that what the solvers prove holds', () => {
    expect(questions.map(numbersOf)).toEqual(english.map(numbersOf));
  });

  test('names boxes and steps at the same places, so that what leads where is the same', () => {
    const named = (question: Question) =>
      namesIn(`${question.question} ${question.visualPattern?.imageDescription ?? ''}`);
    expect(questions.map(named)).toEqual(english.map(named));
  });

  test('has no two options alike, and leaves figures alone', () => {
    for (const [index, question] of questions.entries()) {
      expect(new Set(question.options).size).toBe(question.options.length);
      if (isFigures(question)) expect(question.options).toEqual(english[index]?.options);
    }
  });
});

const everySet = bank.flatMap(({ set }) => ['en', ...languages].map((language) => ({ set, language })));

describe.each(everySet)('$set, $language', ({ set, language }) => {
  const questions = getQuestionSet(set, language) ?? [];

  test('groups no digits: a comma or a point would be a decimal sign to some readers', () => {
    for (const { question, options, explanation, visualPattern } of questions)
      for (const text of [question, ...options, explanation, visualPattern?.imageDescription ?? ''])
        expect(text).not.toMatch(/\d[.,'’\s]\d{3}(?!\d)/u);
  });
});

describe.each(['en', ...languages])('main, %s', (language) => {
  const questions = getQuestionSet('main', language) ?? [];

  test('question 4 asks for the weekdays in the order of the week', () => {
    expect(questions[3]?.options).toEqual(weekdays(language));
  });

  test('names no box and no step as an option is named', () => {
    const optionLetter = /(?<!\p{L})[B-F](?!\p{L})/u; // A is also an English word
    for (const { question, explanation, visualPattern } of questions.filter(
      ({ id }) => id === 19 || id === 20,
    ))
      for (const text of [question, explanation, visualPattern?.imageDescription ?? ''])
        expect(text).not.toMatch(optionLetter);
  });

  test('question 19 has a line for each of its six steps', () => {
    const numbers = (questions[18]?.question ?? '')
      .split('\n')
      .map((line) => /^(\d)\. \p{L}/u.exec(line)?.[1]);
    expect(numbers).toEqual([undefined, '1', '2', '3', '4', '5', '6', undefined]);
  });

  test('asks in the unit that the options answer in', () => {
    for (const { id, question, options } of questions)
      expect(question.includes('$'), `${id}`).toBe(options.some((option) => option.includes('$')));
  });
});

const english = getQuestionSet('main') ?? [];

test('where there is no translation, the questions are English', () => {
  for (const locale of [null, 'en-GB', 'tlh', 'constructor', '__proto__'])
    expect(getQuestionSet('main', locale)).toBe(english);
});

test('a translation that lacks a question, an option or an explanation is refused', () => {
  const [first] = english;
  if (!first) throw new Error('The main set is empty.');
  const text = { 1: { question: 'Welche?' } };
  const key = { 1: { explanation: 'Weil.' } };
  expect(translateQuestions([first], text, key)[0]).toMatchObject({
    question: 'Welche?',
    explanation: 'Weil.',
  });
  expect(() => translateQuestions([first], {}, key)).toThrow('Question 1 is not fully translated.');
  expect(() => translateQuestions([first], text, {})).toThrow('Question 1 is not fully translated.');
  expect(() => translateQuestions([first], { 1: { question: 'Welche?', options: ['a'] } }, key)).toThrow(
    'Question 1 is not fully translated.',
  );
});
