import { expect, test } from 'vitest';
import { completingOptions, fillSquare, leftOverOptions } from './pieces.ts';

const bar = 'cells-111-000-000';
const angle = 'cells-10-11';
/** Five cells that leave a square of 3 by 3 the four cells of `rest`. */
const given = 'cells-100-110-110';
const rest = 'cells-110-010-010';

test('pieces are turned and moved until they fill the square', () => {
  expect(fillSquare(3, [bar, bar, bar])).toBe(true);
  expect(fillSquare(3, [given, rest])).toBe(true);
  expect(fillSquare(3, [given, 'cells-001-111-000'])).toBe(true);
});

test('a piece is not turned over', () => {
  expect(fillSquare(3, [given, 'cells-110-100-100'])).toBe(false);
  expect(fillSquare(3, ['cells-001-011-011', 'cells-110-100-100'])).toBe(true);
});

test('gaps and overlaps do not count', () => {
  expect(fillSquare(3, [bar, bar])).toBe(false);
  expect(fillSquare(2, [angle, angle])).toBe(false);
  expect(fillSquare(3, [angle, angle, angle])).toBe(false);
});

test('the options that complete a square, and the one that is left over', () => {
  expect(completingOptions(3, given, [bar, rest])).toEqual([1]);
  expect(leftOverOptions(3, [bar, angle, bar, bar])).toEqual([1]);
});
