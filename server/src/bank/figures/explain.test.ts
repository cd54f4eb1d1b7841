import { difficulties } from '@quotient/contract';
import { expect, test } from 'vitest';
import { explain, languageCodes, languageOf } from './explain.ts';
import { generateMatrix } from './generate.ts';

test.each([
  ['de', 'de'],
  ['de-CH', 'de'],
  ['ar-EG', 'ar'],
  ['nl', 'en'],
  ['', 'en'],
  [null, 'en'],
] as const)('who reads %s is told in %s', (locale, language) => expect(languageOf(locale)).toBe(language));

const matrices = difficulties.flatMap((difficulty) =>
  [1, 2, 3, 4].map((seed) => generateMatrix({ difficulty }, `told ${seed}`)),
);

test('every rule is told, in every language, with no gap in a sentence', () => {
  for (const matrix of matrices)
    for (const language of languageCodes) {
      const told = explain(matrix, language);
      expect(told).not.toMatch(/undefined|NaN|\[object| {2}/);
      expect(told.trim()).toBe(told);
      const rules = matrix.columns.filter(({ directed }) => directed);
      expect(told.split(/[.。] ?/).filter(Boolean).length).toBeGreaterThanOrEqual(rules.length);
    }
});

test('another language is another text, and the same matrix the same one', () => {
  for (const matrix of matrices) {
    expect(new Set(languageCodes.map((language) => explain(matrix, language))).size).toBe(5);
    expect(explain(matrix, 'de')).toBe(explain(matrix, 'de'));
  }
});
