import { expect, test } from 'vitest';
import { circumference, dashesOf } from './dashes.ts';
import type { Point } from './pen.ts';

const square: Point[] = [
  [0, 0],
  [72, 0],
  [72, 72],
  [0, 72],
];

test('dashes and gaps divide a line without a rest, and keep their proportion', () => {
  const { dash, gap } = dashesOf(circumference(40), [11, 8]);
  expect((dash + gap) * 13).toBeCloseTo(circumference(40));
  expect(dash / gap).toBeCloseTo(11 / 8);
});

test('a line that is shorter than one dash has one', () => {
  const { dash, gap } = dashesOf(4, [11, 8]);
  expect(dash + gap).toBeCloseTo(4);
});

test('the line of a figure with equal sides begins half a dash before its first corner', () => {
  const { dash, gap, from } = dashesOf(square, [11, 8]);
  expect((dash + gap) * 4).toBeCloseTo(72);
  expect(from?.[0]).toBe(0);
  expect(from?.[1]).toBeCloseTo(dash / 2);
});

test('sides of different lengths keep the dashes that are wanted', () => {
  const oblong: Point[] = square.map(([x, y]) => [x * 2, y]);
  expect(dashesOf(oblong, [11, 8])).toEqual({ dash: 11, gap: 8 });
  expect(dashesOf([], [5, 4])).toEqual({ dash: 5, gap: 4 });
});
