import { fileURLToPath } from 'node:url';
import type { Question } from '@quotient/contract';
import { describe, expect, test } from 'vitest';
import { bank, getQuestionSet } from '../bank.ts';
import { readJob } from '../verify/steps.ts';
import { balance, heights, job, machineRuns, ring, sheet } from './models.ts';
import { toSvg } from './pen.ts';
import { circleWords, pictures } from './pictures.ts';

const folder = fileURLToPath(new URL('../../../../sites/reference/public/figures', import.meta.url));
const languages = Object.keys(circleWords);

function question(id: number, language = 'en'): Question {
  const found = getQuestionSet('main', language)?.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The main set has no question ${id}.`);
  return found;
}

const descriptionOf = (id: number, language = 'en'): string =>
  question(id, language).visualPattern?.imageDescription ?? '';
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** A picture that changed on purpose is written by `vitest run --update`. */
test.each([...pictures])('%s is as the code draws it, and small', async (file, drawing) => {
  const svg = await toSvg(drawing);
  await expect(svg).toMatchFileSnapshot(`${folder}/${file}`);
  expect(svg.length).toBeLessThan(12_000);
});

test('every picture is shown by a question', () => {
  const shown = bank.flatMap(({ set }) =>
    languages.flatMap((language) =>
      (getQuestionSet(set, language) ?? []).flatMap(({ visualPattern }) => visualPattern?.image ?? []),
    ),
  );
  for (const file of pictures.keys()) expect(shown).toContain(`/figures/${file}`);
});

describe.each(languages)('%s', (language) => {
  test('the description of the circles has their words, in the order left, right, bottom', () => {
    const { left, right, bottom } = circleWords[language] ?? { left: [], right: [], bottom: [] };
    const text = descriptionOf(9, language);
    const places = [left, right, bottom].map((lines) => text.indexOf(lines.join(' ')));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('words in a picture are in the script of the language', () => {
    for (const { visualPattern } of getQuestionSet('main', language) ?? []) {
      const words = pictures.get(visualPattern?.image?.replace('/figures/', '') ?? '')?.parts.join('') ?? '';
      const shown = [...words.matchAll(/>([^<]+)<\/text>/g)].map(([, word]) => word);
      const isForeign = language === 'ar' ? /\p{Script=Latin}{2}/u : /\p{Script=Arabic}/u;
      expect(shown.filter((word = '') => isForeign.test(word))).toEqual([]);
    }
  });
});

test('3: the machine is described with its numbers', () => {
  expect(numbersIn(descriptionOf(3))).toEqual(machineRuns.flat().filter((number) => number !== '?'));
});

test('5: the scales are described with what lies in their pans', () => {
  const [left, right] = balance;
  expect(numbersIn(descriptionOf(5))).toEqual([left.boxes, left.kilograms, right.kilograms]);
  expect(right.boxes).toBe(1);
  expect(descriptionOf(5)).toContain('one box');
});

test('7: the ring is described with its numbers', () => {
  expect(numbersIn(descriptionOf(7))).toEqual(ring);
});

test('15: the sheet is described with its folds and punches', () => {
  const ordinal = ['first', 'second', 'third', 'fourth'];
  const [first, second, third] = sheet.folds.map(({ cut }) => cut);
  expect(sheet.folds.map(({ moves }) => moves)).toEqual(['right', 'bottom', 'right']);
  expect(descriptionOf(15)).toContain(`the ${ordinal[first ?? 0]} column is folded to the left`);
  expect(second).toBe(sheet.size / 2);
  expect(descriptionOf(15)).toContain('the lower half is folded up');
  expect(descriptionOf(15)).toContain(`the ${ordinal[third ?? 0]} column, with all that lies on it`);
  const places = [...sheet.punched].map((place) => place.split(',').map(Number));
  expect(descriptionOf(15)).toContain(
    places.map(([x = 0, y]) => `${y === 0 ? 'top' : 'bottom'} row, ${ordinal[x]} column`).join('; and '),
  );
});

test('16: the cubes are described with the heights of their stacks', () => {
  expect(numbersIn(descriptionOf(16))).toEqual(heights.flat().filter(Boolean));
});

test('20: the job is described with its minutes and arrows', () => {
  expect(readJob(descriptionOf(20))).toEqual(job);
});
