import { expect, test } from 'vitest';
import { cubesTouching, visibleFaces } from './cubes.ts';

test.each([
  ['no cube', [[0]], 0, 0],
  ['one alone', [[1]], 0, 1],
  ['the two ends of a tower of three', [[3]], 1, 2],
  ['its middle', [[3]], 2, 1],
  [
    'the eight corners of a block of eight',
    [
      [2, 2],
      [2, 2],
    ],
    3,
    8,
  ],
  [
    'the one inside of 27',
    [
      [3, 3, 3],
      [3, 3, 3],
      [3, 3, 3],
    ],
    6,
    1,
  ],
  [
    'none, as the two touch by an edge only',
    [
      [1, 0],
      [0, 1],
    ],
    1,
    0,
  ],
])('so many cubes touch so many others: %s', (_, heights, neighbors, count) => {
  expect(cubesTouching(heights, neighbors)).toBe(count);
});

test('of one cube the top and two sides are seen, with the corner of the room at the origin', () => {
  expect(visibleFaces([[1]], [0, 0], 10)).toEqual([
    '0,-10 8.7,-5 0,0 -8.7,-5',
    '-8.7,-5 0,0 0,10 -8.7,5',
    '8.7,-5 0,0 0,10 8.7,5',
  ]);
});

test('faces between cubes are not seen', () => {
  expect(visibleFaces([[2]], [0, 0], 10)).toHaveLength(5);
  expect(visibleFaces([[1, 1]], [0, 0], 10)).toHaveLength(5);
  expect(visibleFaces([[1], [1]], [0, 0], 10)).toHaveLength(5);
  expect(visibleFaces([[2, 1]], [0, 0], 10)).toHaveLength(7);
});
