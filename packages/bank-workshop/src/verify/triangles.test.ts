import { expect, test } from 'vitest';
import { triangles } from './triangles.ts';

const solve = (grid: string[][], options: readonly number[]) =>
  triangles().solve({
    id: 1,
    question:
      'In every triangle the same rule links the three numbers at the corners with the number inside. Which number replaces the question mark?',
    options: options.map(String),
    type: 'visual',
    skill: 'mathematical-problems',
    isVisual: true,
    visualPattern: { type: 'triangle-corners', grid },
    difficulty: 'medium',
    category: 'quantitative-reasoning',
    points: 7,
    verified: 'program',
  });

test('the number inside is found, and the rule is told', () => {
  const grid = [
    ['4,9,6,12', '5,8,3,25'],
    ['7,10,8,14', '6,11,4,?'],
  ];
  expect(solve(grid, [7, 13, 42, 62])).toEqual({ fitting: [2], rules: ['inside = top × (left − right)'] });
});

test('a number at a corner is found', () => {
  const grid = [
    ['5,4,6,29', '7,3,8,31'],
    ['2,9,4,38', '6,?,3,21'],
  ];
  expect(solve(grid, [5, 6, 7, 9, 12]).fitting).toEqual([0]);
});

test('where the triangles leave several rules, all their options fit', () => {
  const grid = [
    ['1,2,2,4', '5,2,2,4'],
    ['3,2,2,4', '6,3,5,?'],
  ];
  expect(solve(grid, [8, 15, 16]).fitting).toEqual([0, 1, 2]);
});

test('where no rule holds, nothing fits', () => {
  const grid = [
    ['1,1,1,90', '1,1,2,7'],
    ['1,2,1,55', '6,3,5,?'],
  ];
  expect(solve(grid, [8, 15, 16])).toEqual({ fitting: [], rules: [] });
});
