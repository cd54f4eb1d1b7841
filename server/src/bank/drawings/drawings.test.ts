import { expect, test } from 'vitest';
import { visibleFaces } from '../verify/cubes.ts';
import { cubeNet } from './cubeNet.ts';
import { cubePile } from './cubePile.ts';
import { foldedSheet } from './foldedSheet.ts';
import { PALE, text } from './pen.ts';
import { type Picture, toSvg } from './picture.ts';
import { listed, nameOf, rowByRow, setCells } from './words.ts';

const svgOf = (picture: Picture): string => picture.draw('en').parts.join('');
const count = (svg: string, part: string | RegExp): number => svg.split(part).length - 1;

test('a folded sheet has a drawing for each fold and one for the holes, each with its digit', () => {
  const svg = foldedSheet({ size: 4, folds: [{ moves: 'right', cut: 2 }], punched: ['0,0', '1,3'] });
  expect(count(svgOf(svg), '<circle')).toBe(2);
  expect(svgOf(svg)).toMatch(/>1<\/text>.*>2<\/text>/);
  expect(svg.describe('en')).toMatch(/1: everything to the right of the line between columns 2 and 3/);
  expect(svg.describe('en')).toMatch(/2: .* row 1, column 1; row 4, column 2\.$/);
});

test('a sheet that is folded lies double: its paper is darker there, and only there', () => {
  const paper = (cut: number) =>
    svgOf(foldedSheet({ size: 4, folds: [{ moves: 'right', cut }], punched: [] }))
      .split('<path')
      .filter((path) => path.includes(`fill="${PALE}"`))
      .map((path) => count(path, 'Z'));
  expect(paper(2)).toEqual([8]); // all of the two columns that are left
  expect(paper(3)).toEqual([4]); // one column of three
});

test('every face of a pile that can be seen is drawn', () => {
  const heights = [
    [2, 1],
    [1, 0],
  ];
  const svg = svgOf(cubePile({ heights, stands: 'free', seenFrom: 'left' }));
  expect(count(svg, '<polygon')).toBe(visibleFaces(heights, [0, 0], 10).length);
});

test('a cube that its net does not fold to is refused', () => {
  const net = [
    ['', 'circle', '', ''],
    ['star', 'cross', 'diamond', 'square'],
    ['', 'triangle', '', ''],
  ];
  expect(svgOf(cubeNet({ net, cube: { top: 'circle', left: 'star' } }))).toContain('<polygon');
  expect(() => svgOf(cubeNet({ net, cube: { top: 'circle', left: 'triangle' } }))).toThrow('does not fold');
});

test('a drawing brings the letters that it has, and no font without any', async () => {
  const drawn = { width: 10, height: 10, parts: [text([5, 5], 1, 8), text([5, 5], 'كغ', 8)] };
  const svg = await toSvg(drawn);
  expect(svg.match(/font-family:\w+/g)).toEqual(['font-family:latin', 'font-family:arabic']);
  expect(await toSvg({ ...drawn, parts: [] })).not.toContain('font');
});

test('words follow their language', () => {
  expect(listed([3, 2], 'ar')).toBe('3، 2');
  expect(rowByRow([[1, 2]], 'fr')).toBe('Ligne 1\u00a0: 1, 2.');
  expect(setCells(['010', '000', '100'], 'de')).toBe('Zeile 1: Spalte 2; Zeile 3: Spalte 1');
  expect(nameOf('diamond', 'es')).toBe('rombo');
  expect(() => nameOf('comet', 'en')).toThrow('"comet"');
});
