import { difficulties } from '@quotient/contract';
import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { generateMatrix } from './generate.ts';

const matrices = difficulties.flatMap((difficulty) =>
  [1, 2, 3, 4].map((seed) => generateMatrix({ difficulty }, `told ${seed}`)),
);

test('every rule is explained, in every language, without gaps in a sentence', () => {
  for (const matrix of matrices)
    for (const language of localeCodes) {
      const told = explain(matrix, language);
      expect(told).not.toMatch(/undefined|NaN|\[object| {2}/);
      expect(told.trim()).toBe(told);
      const rules = matrix.columns.filter(({ directed }) => directed);
      expect(told.split(/[.。] ?/).filter(Boolean).length).toBeGreaterThanOrEqual(rules.length);
    }
});

test('another language is another text, and the same matrix the same one', () => {
  for (const matrix of matrices) {
    expect(new Set(localeCodes.map((language) => explain(matrix, language))).size).toBe(5);
    expect(explain(matrix, 'de')).toBe(explain(matrix, 'de'));
  }
});
