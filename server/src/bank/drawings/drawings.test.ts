import { expect, test } from 'vitest';
import { visibleFaces } from '../verify/cubes.ts';
import { cubeNet } from './cubeNet.ts';
import { cubePile } from './cubePile.ts';
import { foldedSheet } from './foldedSheet.ts';
import { beetleBoard, roadMap } from './routes.ts';
import { wheelRow } from './wheelRow.ts';
import { listed, nameOf, rowByRow, setCells } from './words.ts';

const count = (svg: string, part: string | RegExp): number => svg.split(part).length - 1;

test('a folded sheet has a drawing for each fold and one for the holes, each with its digit', () => {
  const svg = foldedSheet({ size: 4, folds: [{ moves: 'right', cut: 2 }], punched: ['0,0', '1,3'] });
  expect(count(svg.draw(), '<circle')).toBe(2);
  expect(svg.describe('en')).toMatch(/1: everything to the right of the line between columns 2 and 3/);
  expect(svg.describe('en')).toMatch(/2: .* row 1, column 1; row 4, column 2\.$/);
});

test('a sheet that is folded lies double: its paper is darker there, and only there', () => {
  const paper = (cut: number) =>
    foldedSheet({ size: 4, folds: [{ moves: 'right', cut }], punched: [] })
      .draw()
      .split('<path')
      .filter((path) => path.includes('fill="#e9e9ec"'))
      .map((path) => count(path, 'Z'));
  expect(paper(2)).toEqual([8]); // all of the two columns that are left
  expect(paper(3)).toEqual([4]); // one column of three
});

test('every face of a pile that can be seen is drawn', () => {
  const heights = [
    [2, 1],
    [1, 0],
  ];
  const svg = cubePile({ heights, stands: 'free', seenFrom: 'left' }).draw();
  expect(count(svg, '<polygon')).toBe(visibleFaces(heights, [0, 0], 10).length);
});

test('a cube that its net does not fold to is refused', () => {
  const net = [
    ['', 'circle', '', ''],
    ['star', 'cross', 'diamond', 'square'],
    ['', 'triangle', '', ''],
  ];
  expect(cubeNet({ net, cube: { top: 'circle', left: 'star' } }).draw()).toContain('<svg');
  expect(() => cubeNet({ net, cube: { top: 'circle', left: 'triangle' } }).draw()).toThrow('does not fold');
});

test('no picture holds text', () => {
  const pictures = [
    wheelRow(['star', 'circle', 'cross'], ['square', 'diamond', 'triangle']),
    roadMap([{ heading: 'up', length: 1 }]),
    beetleBoard({ row: 0, column: 0, heading: 'right' }, [1, 'left'], 3),
  ];
  for (const picture of pictures) expect(picture.draw()).not.toContain('<text');
});

test('words follow their language', () => {
  expect(listed([3, 2], 'ar')).toBe('3، 2');
  expect(rowByRow([[1, 2]], 'fr')).toBe('Ligne 1\u00a0: 1, 2.');
  expect(setCells(['010', '000', '100'], 'de')).toBe('Zeile 1: Spalte 2; Zeile 3: Spalte 1');
  expect(nameOf('diamond', 'es')).toBe('rombo');
  expect(() => nameOf('comet', 'en')).toThrow('"comet"');
});
