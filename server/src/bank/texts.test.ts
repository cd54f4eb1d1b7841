import { readdirSync, readFileSync } from 'node:fs';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { areOrdered } from '../session/orderedOptions.ts';

const QuestionsSchema = v.array(
  v.looseObject({
    id: v.number(),
    question: v.string(),
    options: v.array(v.string()),
    verified: v.string(),
    verifiedReason: v.exactOptional(v.string()),
    visualPattern: v.exactOptional(
      v.looseObject({
        optionShapes: v.exactOptional(v.array(v.string())),
        imageDescription: v.exactOptional(v.string()),
      }),
    ),
  }),
);
const KeySchema = v.record(
  v.string(),
  v.object({
    correct: v.number(),
    explanation: v.string(),
    tempting: v.exactOptional(v.record(v.string(), v.string()), {}),
  }),
);
const TextsSchema = v.record(
  v.string(),
  v.object({
    question: v.string(),
    options: v.exactOptional(v.array(v.string())),
    imageDescription: v.exactOptional(v.string(), ''),
  }),
);
const ExplanationsSchema = v.record(v.string(), v.object({ explanation: v.string() }));

/** Words of one question in one language. */
interface Text {
  question: string;
  options: readonly string[];
  explanation: string;
  imageDescription: string;
}

const nothing: Text = { question: '', options: [], explanation: '', imageDescription: '' };

const bankFolder = new URL('.', import.meta.url);
const read = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${folder}/${file}`, bankFolder), 'utf8'));

/** Reads a folder of the bank; a missing translation is an empty text. */
function readFolder(folder: string) {
  const questions = v.parse(QuestionsSchema, read(folder, 'questions.json'));
  const keys = v.parse(KeySchema, read(folder, 'answerKey.json'));
  const others = localeCodes.slice(1).map((language) => {
    const texts = v.parse(TextsSchema, read(folder, `questions.${language}.json`));
    const explanations = v.parse(ExplanationsSchema, read(folder, `answerKey.${language}.json`));
    return { language, texts, explanations };
  });
  return {
    folder,
    ids: [keys, ...others.flatMap(({ texts, explanations }) => [texts, explanations])].map((file) =>
      Object.keys(file).map(Number),
    ),
    questions: questions.map((question) => {
      const key = keys[question.id] ?? { correct: -1, explanation: '', tempting: {} };
      const imageDescription = question.visualPattern?.imageDescription ?? '';
      const texts: Record<string, Text> = {
        en: { ...question, explanation: key.explanation, imageDescription },
      };
      for (const { language, texts: words, explanations } of others)
        texts[language] = {
          question: words[question.id]?.question ?? '',
          options: words[question.id]?.options ?? question.options,
          explanation: explanations[question.id]?.explanation ?? '',
          imageDescription: words[question.id]?.imageDescription ?? '',
        };
      return { ...question, ...key, texts, isFigures: question.visualPattern?.optionShapes !== undefined };
    }),
  };
}

const folders = readdirSync(bankFolder, { recursive: true, encoding: 'utf8' })
  .flatMap((path) => /^(.+)[\\/]questions\.json$/.exec(path)?.[1] ?? [])
  .map(readFolder);

/** Numbers of a text in rising order, `4,5` equal to `4.5`. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)?/gu) ?? [])
    .map((number) => Number(number.replace(',', '.')))
    .sort((a, b) => a - b);

/** An option called by its letter or place. */
const byPlace: Record<LocaleCode, RegExp> = {
  en: /\b(?:option|answer|choice) [A-F]\b|\b(?:first|second|third|last) (?:option|answer)\b/i,
  de: /\b(?:Option|Antwort) [A-F]\b|\b(?:erste|zweite|dritte|letzte)n? (?:Option|Antwort)\b/i,
  fr: /\b(?:option|réponse) [A-F]\b|\b(?:première|deuxième|troisième|dernière) (?:option|réponse)\b/i,
  es: /\b(?:opción|respuesta) [A-F]\b|\b(?:primera|segunda|tercera|última) (?:opción|respuesta)\b/i,
  ar: /الخيار (?:الأول|الثاني|الثالث|الأخير|[A-F])/,
};
/** Options that mention the other options. */
const ofOthers: Record<LocaleCode, RegExp> = {
  en: /\b(?:all|none|both|neither) of (?:the above|these|them)\b/i,
  de: /oben genannt|\b(?:keine[rs]?|alle|beide) (?:davon|der genannten)/i,
  fr: /ci-dessus|\b(?:aucune?|toutes|tous) (?:de )?ces (?:réponses|propositions)/i,
  es: /anteriores$|\b(?:ninguna|todas) de estas/i,
  ar: /مما سبق|ما سبق/,
};
/** A single letter that could name an option; A is a word in English and Spanish, and C’ and D’ begin French ones. */
const letter = /(?<![\p{L}’])[B-F](?![\p{L}’])/u;

describe.each(folders)('$folder', ({ ids, questions }) => {
  test('every file has the same questions', () => {
    const expected = questions.map(({ id }) => id);
    expect(new Set(expected).size).toBe(expected.length);
    for (const file of ids) expect(file).toEqual(expected);
  });

  test.each(localeCodes)('%s: numbers are those of the English text', (language) => {
    for (const { id, texts } of questions) {
      const { en = nothing, [language]: other = nothing } = texts;
      expect(other.options.map(numbersIn), `${id}`).toEqual(en.options.map(numbersIn));
      for (const field of ['question', 'imageDescription'] as const)
        expect(numbersIn(other[field]), `${id} ${field}`).toEqual(numbersIn(en[field]));
      // an explanation may have a number as a word or twice, and small ones in between, but no other new ones
      const explained = new Set(numbersIn(en.explanation));
      const own = numbersIn(other.explanation).filter((number) => number >= 10 && !explained.has(number));
      expect(own, `${id} explanation`).toEqual([]);
    }
  });

  test.each(localeCodes)('%s: as many options as in English, and no two alike', (language) => {
    for (const { id, texts, options } of questions) {
      const shown = texts[language]?.options.map((option) => option.trim().toLocaleLowerCase(language)) ?? [];
      expect(shown.length, `${id}`).toBe(options.length);
      expect(new Set(shown).size, `${id}`).toBe(options.length);
    }
  });

  test.each(localeCodes)(
    '%s: no text calls an option by its letter or place: options are shuffled',
    (language) => {
      for (const { texts } of questions) {
        const { question, options, explanation } = texts[language] ?? nothing;
        for (const option of options) expect(option).not.toMatch(ofOthers[language]);
        for (const text of [question, ...options, explanation]) {
          expect(text).not.toMatch(byPlace[language]);
          expect(text).not.toMatch(letter);
        }
      }
    },
  );

  test('every question is asked and explained in the words of each language', () => {
    for (const { texts } of questions) {
      const said = Object.values(texts);
      expect(new Set(said.map(({ question }) => question)).size).toBe(localeCodes.length);
      expect(new Set(said.map(({ explanation }) => explanation)).size).toBe(localeCodes.length);
    }
  });

  test('French has no plain space where a line must not break, and Arabic has the digits of the others', () => {
    for (const { texts } of questions) {
      for (const text of Object.values(texts.fr ?? nothing).flat())
        expect(text).not.toMatch(/ [:;!»]| \?(?: \p{Lu}|$)|« |\p{L}[;!?]/mu);
      for (const text of Object.values(texts.ar ?? nothing).flat()) expect(text).not.toMatch(/[٠-٩۰-۹]/u);
    }
  });
});

/** Sets with shuffled options; the specification fixes the places in `main`. */
const shuffled = folders.filter(({ folder }) => folder !== 'main').flatMap(({ questions }) => questions);
const worded = shuffled.filter(({ isFigures }) => !isFigures);

test('a question that a person judged says why, and why wrong options tempt', () => {
  for (const { id, verified, verifiedReason, tempting, correct, options } of shuffled) {
    if (verified !== 'human') continue;
    const tempters = Object.keys(tempting).map(Number);
    expect(verifiedReason, `${id}`).toMatch(/\S/);
    expect(tempters.length, `${id}`).toBeGreaterThanOrEqual(2);
    for (const index of tempters) {
      expect(index, `${id}`).not.toBe(correct);
      expect(options[index], `${id}`).toBeDefined();
    }
  }
});

test('options that are all numbers, amounts or times rise, so that each is found at its place', () => {
  const unordered = worded.filter(
    ({ options }) => options.every((option) => /\d/.test(option)) && !areOrdered(options),
  );
  expect(unordered.map(({ id, options }) => [id, ...options])).toEqual([]);
});

/**
 * Expects a way of guessing to be no better than chance, give or take two standard deviations.
 * @param picks the options that the guesser takes one of
 */
function expectChance(
  picks: (options: readonly string[]) => readonly number[],
  language: LocaleCode,
  from = worded,
) {
  const guesses = from.map(({ texts, correct }) => {
    const options = texts[language]?.options ?? [];
    const picked = picks(options);
    return { chance: 1 / options.length, won: picked.includes(correct) ? 1 / picked.length : 0 };
  });
  const expected = guesses.reduce((sum, { chance }) => sum + chance, 0);
  const spread = Math.sqrt(guesses.reduce((sum, { chance }) => sum + chance * (1 - chance), 0));
  expect(guesses.reduce((sum, { won }) => sum + won, 0)).toBeLessThanOrEqual(expected + 2 * spread);
}

test.each([0, 1, 2, 3, 4, 5])('place %i is right no more often than chance', (place) => {
  expectChance((options) => (place < options.length ? [place] : []), 'en');
});

test('the option in the middle is right no more often than chance', () => {
  expectChance((options) => (options.length % 2 === 1 ? [(options.length - 1) / 2] : []), 'en');
});

/** Options of words: the length of a number depends on its value. */
const inWords = worded.filter(({ options }) => options.every((option) => /\p{L}{3}/u.test(option)));

test.each(localeCodes)(
  '%s: neither the longest nor the shortest option is right more often than chance',
  (language) => {
    for (const extreme of [Math.max, Math.min]) {
      expectChance(
        (options) => {
          const length = extreme(...options.map((option) => option.length));
          return options.flatMap((option, index) => (option.length === length ? index : []));
        },
        language,
        inWords,
      );
    }
  },
);
