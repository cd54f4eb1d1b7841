import { difficulties } from '@quotient/contract';
import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import type { SlotName } from './cellAttributes.ts';
import { explain, explainChoice } from './explain.ts';
import { drawMatrices } from './form.ts';
import { generateMatrix, type Matrix } from './generate.ts';
import { ar } from './words/ar.ts';
import { de } from './words/de.ts';
import { en, type FigureWords } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

const languages: Record<LocaleCode, FigureWords> = { en, de, fr, es, ar };

/** Each look and difficulty appears in some of these. */
const matrices = [
  ...difficulties.flatMap((difficulty) =>
    Array.from({ length: 40 }, (_, seed) => generateMatrix({ difficulty }, `told ${seed}`)),
  ),
  ...Array.from({ length: 8 }, (_, seed) => drawMatrices(`form ${seed}`)).flat(),
];

const inEach = (check: (matrix: Matrix, language: LocaleCode) => void) => {
  for (const matrix of matrices) for (const language of localeCodes) check(matrix, language);
};

/** Texts of a slot's sentence before and after its value. */
const frameOf = (words: FigureWords, slot: SlotName): [before: string, after: string][] => {
  const texts =
    slot in words.hereAll
      ? Object.values(words.hereAll[slot as keyof FigureWords['hereAll']])
      : [words.here[slot as keyof FigureWords['here']], ...(slot === 'turn' ? [words.here.turned] : [])];
  return texts.map((text) => text.split('{{value}}') as [string, string]);
};

test('every rule names its value in the empty cell, in every language', () => {
  const seen = new Set<string>();
  inEach((matrix, language) => {
    const told = explain(matrix, language);
    for (const { slot, directed } of matrix.columns) {
      if (!directed) continue;
      seen.add(slot.name);
      const named = frameOf(languages[language], slot.name).some(([before, after]) => {
        const at = told.indexOf(before);
        const value = told.slice(at + before.length).split(after)[0];
        return at >= 0 && /[\p{L}\d]/u.test(value ?? '');
      });
      expect(named, `${language} ${slot.name}: ${told}`).toBe(true);
    }
  });
  expect([...seen].sort()).toEqual(Object.keys(en.slots).sort());
});

test('a text has no gaps, no places of a template and no doubled mark', () => {
  inEach((matrix, language) => {
    const texts = [explain(matrix, language)];
    for (const candidate of matrix.candidates) texts.push(explainChoice(matrix, candidate, language));
    for (const text of texts) {
      expect(text.replace('{{letter}}', 'B')).not.toMatch(
        /undefined|NaN|\[object|[{}]| {2}|\(\)|\.\.|: [.;)]|\(\s|\s\)/,
      );
      expect(text.trim()).toBe(text);
    }
  });
});

/** Attributes that an answer names; longer names first, since they contain shorter ones. */
function namedSlots(told: string, names: FigureWords['slots']): string[] {
  let rest = told;
  return Object.entries(names)
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([slot, name]) => {
      if (!rest.includes(`${name} (`)) return [];
      rest = rest.replace(`${name} (`, '');
      return [slot];
    });
}

test('each wrong option is answered by exactly the attributes in which it differs, the correct one by nothing', () => {
  inEach((matrix, language) => {
    const { slots } = languages[language];
    for (const [index, candidate] of matrix.candidates.entries()) {
      const told = explainChoice(matrix, candidate, language);
      if (index === matrix.correct) expect(told).toBe('');
      else {
        expect(told).toContain('{{letter}}');
        expect(candidate.changed.length).toBeGreaterThan(0);
        expect(namedSlots(told, slots).sort()).toEqual([...candidate.changed].sort());
      }
    }
  });
});

test('two options with different values are answered differently', () => {
  inEach((matrix, language) => {
    const told = matrix.candidates.map((candidate) => explainChoice(matrix, candidate, language));
    expect(new Set(told).size).toBe(matrix.options.length);
  });
});

test('French puts a no-break space before its marks', () => {
  for (const matrix of matrices) {
    const texts = matrix.candidates.map((candidate) => explainChoice(matrix, candidate, 'fr'));
    for (const text of [explain(matrix, 'fr'), ...texts]) expect(text).not.toMatch(/[^\u00a0][:;!?]/);
  }
});

test('another language is another text, and the same matrix the same one', () => {
  for (const matrix of matrices.slice(0, 20)) {
    expect(new Set(localeCodes.map((language) => explain(matrix, language))).size).toBe(5);
    expect(explain(matrix, 'de')).toBe(explain(matrix, 'de'));
  }
});
