import { expect, test } from 'vitest';
import {
  countCubes,
  cubesBetween,
  cubesPainted,
  cubesTouching,
  outline,
  outlineToken,
  showsEveryStack,
  visibleFaces,
} from './cubes.ts';

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

test('of one cube the top and two sides are visible, with the corner of the room at the origin', () => {
  expect(visibleFaces([[1]], [0, 0], 10)).toEqual([
    { side: 'top', points: '0,-10 8.7,-5 0,0 -8.7,-5' },
    { side: 'left', points: '-8.7,-5 0,0 0,10 -8.7,5' },
    { side: 'right', points: '8.7,-5 0,0 0,10 8.7,5' },
  ]);
});

test('faces between cubes are not seen', () => {
  expect(visibleFaces([[2]], [0, 0], 10)).toHaveLength(5);
  expect(visibleFaces([[1, 1]], [0, 0], 10)).toHaveLength(5);
  expect(visibleFaces([[1], [1]], [0, 0], 10)).toHaveLength(5);
  expect(visibleFaces([[2, 1]], [0, 0], 10)).toHaveLength(7);
});

const block = [
  [2, 2],
  [2, 2],
];

test('cubes are counted with the hidden ones', () => {
  expect(countCubes(block)).toBe(8);
  expect(countCubes([[3, 0, 1]])).toBe(4);
});

test('paint reaches every face that is free, except from below', () => {
  expect(cubesPainted([[1]], 5)).toBe(1);
  expect(cubesPainted([[2]], 4)).toBe(1);
  expect(cubesPainted(block, 3)).toBe(4);
  expect(cubesPainted(block, 2)).toBe(4);
});

test('from a side, the highest stack of each row stands for the row', () => {
  const pile = [
    [1, 3],
    [2, 0],
  ];
  expect(outline(pile, 'left')).toEqual([2, 3]);
  expect(outline(pile, 'right')).toEqual([2, 3]);
  expect(outline([[1, 2, 3]], 'left')).toEqual([1, 2, 3]);
  expect(outline([[1], [2], [3]], 'right')).toEqual([3, 2, 1]);
  expect(outlineToken([2, 0, 1])).toBe('matrix-000-100-101');
});

test('every pile with two given outlines is between the fewest and the most cubes', () => {
  expect(cubesBetween([1, 1], [1, 1])).toEqual({ fewest: 2, most: 4 });
  expect(cubesBetween([2, 1], [1, 2])).toEqual({ fewest: 3, most: 5 });
});

test('a picture tells all heights when at least half of every top is seen', () => {
  expect(showsEveryStack(block)).toBe(true);
  expect(showsEveryStack([[1, 2]])).toBe(true);
  expect(
    showsEveryStack([
      [1, 2],
      [2, 1],
    ]),
  ).toBe(false);
  expect(
    showsEveryStack([
      [1, 0],
      [0, 2],
    ]),
  ).toBe(false);
});
