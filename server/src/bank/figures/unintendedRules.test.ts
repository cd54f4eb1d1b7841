import { expect, test } from 'vitest';
import { areGlued, hasStrayDiagonal } from './unintendedRules.ts';

test('a diagonal that breaks what two others hold is a stray one', () => {
  expect(hasStrayDiagonal([180, 90, 270, 270, 180, 0, 0, 270, 90])).toBe(true);
  expect(hasStrayDiagonal([90, 270, 90, 0, 90, 180, 180, 270, 0])).toBe(false);
});

test('what is the same on all diagonals, or along rows, is no accident', () => {
  expect(hasStrayDiagonal([1, 2, 3, 3, 1, 2, 2, 3, 1])).toBe(false);
  expect(hasStrayDiagonal([1, 1, 1, 2, 2, 2, 3, 3, 3])).toBe(false);
});

test('two attributes are glued where each value of one comes with one of the other', () => {
  const shape = [1, 2, 3, 2, 3, 1, 3, 1, 2];
  expect(areGlued(shape, [5, 6, 7, 6, 7, 5, 7, 5, 6])).toBe(true);
  expect(areGlued(shape, [5, 6, 7, 7, 5, 6, 6, 7, 5])).toBe(false);
  expect(areGlued(shape, [5, 5, 5, 5, 5, 5, 5, 5, 5])).toBe(false);
});

test('where hardly a value comes twice, nothing can be seen to go together', () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(areGlued(places, places)).toBe(false);
});
