import { solveMatrix } from '@quotient/server/bank/figures/solve';
import { expect, test } from 'vitest';
import { optionsThatObey } from './bruteForce.ts';

test.each([
  [
    'a distribution',
    [
      ['square', 'circle', 'star'],
      ['circle', 'star', 'square'],
      ['star', 'square', '?'],
    ],
    'circle',
  ],
  [
    'a turn',
    [
      ['flag', 'flag-r90', 'flag-r180'],
      ['hook-r90', 'hook-r180', 'hook-r270'],
      ['corner-r45', 'corner-r135', '?'],
    ],
    'corner-r225',
  ],
  [
    'a sum',
    [
      ['dots-2', 'dots-3', 'dots-5'],
      ['dot-center', 'dots-3', 'dots-4'],
      ['dots-4', 'dots-2', '?'],
    ],
    'dots-6',
  ],
  [
    'what only one has',
    [
      ['line-top+line-left', 'line-left+line-right', 'line-top+line-right'],
      ['line-left+line-rising', 'line-rising+line-top', 'line-left+line-top'],
      ['line-right+line-top', 'line-top+line-rising', '?'],
    ],
    'line-right+line-rising',
  ],
])('both judges see %s', (_, grid, answer) => {
  const options = [
    answer,
    ...grid
      .flat()
      .slice(0, 5)
      .filter((token) => token !== answer),
  ];
  expect(solveMatrix(grid, options).fitting).toEqual([0]);
  expect(optionsThatObey(grid, options)).toEqual([0]);
});

test('where a smaller number comes first, only the gap is left of a difference', () => {
  const grid = [
    ['dots-3', 'dots-2', 'dot-center'],
    ['dots-5', 'dots-3', 'dots-2'],
    ['dots-2', 'dots-4', '?'],
  ];
  const options = ['dots-2', 'dots-6', 'dots-9'];
  expect(solveMatrix(grid, options).fitting).toEqual([0]);
  expect(optionsThatObey(grid, options)).toEqual([0]);
});

test('where every row also holds the same total, both judges see two answers', () => {
  const grid = [
    ['square+dots-8', 'circle+dots-5', 'square+dots-3'],
    ['square-dashed+dots-8', 'circle-dashed+dots-5', 'square-dashed+dots-3'],
    ['square+dots-7', 'circle+dots-3', '?'],
  ];
  const options = ['square+dots-4', 'square+dots-6', 'square+dots-3', 'circle+dots-4'];
  expect(solveMatrix(grid, options).fitting).toEqual([0, 1]);
  expect(optionsThatObey(grid, options)).toEqual([0, 1]);
});

test('where the third figure may also repeat the second, both judges see two answers', () => {
  const grid = [
    ['line-top', 'line-top+line-left', 'line-top+line-left'],
    ['line-left', 'line-left+line-right', 'line-left+line-right'],
    ['line-top', 'line-right', '?'],
  ];
  const options = ['line-top+line-right', 'line-right', 'line-left', 'line-top'];
  expect(solveMatrix(grid, options).fitting).toEqual([0, 1]);
  expect(optionsThatObey(grid, options)).toEqual([0, 1]);
});

test('a grid without any rule has no answer', () => {
  const grid = [
    ['square', 'circle', 'star'],
    ['star', 'star', 'cross'],
    ['hexagon', 'square', '?'],
  ];
  expect(solveMatrix(grid, ['circle', 'star']).fitting).toEqual([]);
  expect(optionsThatObey(grid, ['circle', 'star'])).toEqual([]);
});

test('attributes hidden under ink are ignored', () => {
  const grid = [
    ['square-filled+circle-medium-filled', 'circle-filled', 'star-filled'],
    ['circle-filled', 'star-filled', 'square-filled'],
    ['star-filled', 'square-filled+dot-top', '?'],
  ];
  expect(solveMatrix(grid, ['circle-filled', 'star-filled', 'square-filled']).fitting).toEqual([0]);
});
