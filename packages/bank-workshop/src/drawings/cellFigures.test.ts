import { expect, test } from 'vitest';
import { cellFigure, squareToFill } from './cellFigures.ts';

const piece = 'cells-1100-1000-0000-0000';
const left = (parts: readonly string[]) => Number(/translate\(([\d.]+)/.exec(parts.join(''))?.[1]);

test('a square to fill is in the middle, alone or with a piece beside it', () => {
  const side = 4 * 32;
  expect(left(squareToFill(4).draw('en').parts)).toBe((320 - side) / 2);
  const { width, parts } = squareToFill(4, piece).draw('en');
  const [square = '', beside = ''] = parts;
  expect(left([square])).toBe((320 - 2 * side - 40) / 2);
  const [, x, scale] = /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)/.exec(beside) ?? [];
  // a token's drawing has a margin, so that its fields are as large as those of the square
  const fieldsFrom = Number(x) + 8 * Number(scale);
  expect(fieldsFrom - (left([square]) + side)).toBeCloseTo(40, 0);
  expect(fieldsFrom + side).toBeLessThanOrEqual(width);
});

test('fields have a row and column, and those of a piece are listed only if there is one', () => {
  expect(cellFigure(piece).describe('en')).toMatch(/row 1: column 1 and column 2; row 2: column 1\.$/);
  expect(squareToFill(4).describe('en')).toBe('The shape to fill, a square of 4 by 4 cells.');
  expect(squareToFill(4, piece).describe('en')).toMatch(/4 by 4 cells\. Beside it .*row 2: column 1\.$/);
});
