import { expect, test } from 'vitest';
import { foldedSheet } from './foldedSheet.ts';
import { PALE } from './pen.ts';
import type { Picture } from './picture.ts';

const svgOf = (picture: Picture): string => picture.draw('en').parts.join('');
const count = (svg: string, part: string): number => svg.split(part).length - 1;

test('a folded sheet has a drawing for each fold and one for the holes, each with its digit', () => {
  const svg = foldedSheet({ size: 4, folds: [{ moves: 'right', cut: 2 }], punched: ['0,0', '1,3'] });
  expect(count(svgOf(svg), '<circle')).toBe(2);
  expect(svgOf(svg)).toMatch(/>1<\/text>.*>2<\/text>/);
  expect(svg.describe('en')).toMatch(/1: everything to the right of the line between columns 2 and 3/);
  expect(svg.describe('en')).toMatch(/2: .* row 1, column 1; row 4, column 2\.$/);
});

test('a folded sheet has two layers: its paper is darker there, and only there', () => {
  const paper = (cut: number) =>
    svgOf(foldedSheet({ size: 4, folds: [{ moves: 'right', cut }], punched: [] }))
      .split('<path')
      .filter((path) => path.includes(`fill="${PALE}"`))
      .map((path) => count(path, 'Z'));
  expect(paper(2)).toEqual([8]); // all of the two columns that are left
  expect(paper(3)).toEqual([4]); // one column of three
});
