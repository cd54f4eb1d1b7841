import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { type Ability, abilities, CELLS_PER_COLUMN, type Coverage, TENTATIVE } from './chcMap.ts';
import { chcMapWords } from './chcMapWords.ts';

const codes = Object.keys(abilities) as Ability[];
const covered = (coverage: Coverage) => codes.filter((code) => abilities[code] === coverage);

test('there are 18 broad abilities in three columns, one of them tentative', () => {
  expect(codes.join(' ')).toBe('Gf Gc Gv Gwm Gq Grw Gkn Gl Gr Gs Gt Gps Ga Go Gh Gk Gp Gei');
  expect(codes).toHaveLength(3 * CELLS_PER_COLUMN);
  expect(TENTATIVE).toBe('Gei');
});

test('our questions touch four of them, a fifth in part, and the other thirteen not', () => {
  expect(covered('asked')).toEqual(['Gf', 'Gc', 'Gv', 'Gwm']);
  expect(covered('inPart')).toEqual(['Gq']);
  expect(covered('notAsked')).toHaveLength(13);
});

test.each(localeCodes)('in %s the 20 questions are all accounted for', (locale) => {
  const counted = covered('asked').flatMap((code) => {
    const { note = '' }: { name: string; note?: string } = chcMapWords[locale].abilities[code];
    return [...note.matchAll(/\((\d+)\s/g)].map(([, count]) => Number(count));
  });
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(20);
});
