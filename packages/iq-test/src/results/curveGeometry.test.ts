import { expect, test } from 'vitest';
import { curvePath, curveTicks, labelEnd, xPercent, yPercent } from './curveGeometry.ts';

test('the average stands in the middle, under the peak', () => {
  expect(xPercent(100)).toBe(50);
  expect(yPercent(100, 100)).toBe(8);
  expect(yPercent(99, 100)).toBeGreaterThan(yPercent(100, 100));
});

test('the curve falls alike on both sides and nearly reaches the axis', () => {
  for (const distance of [1, 15, 30, 49]) {
    expect(yPercent(100 + distance, 100)).toBeCloseTo(yPercent(100 - distance, 100), 10);
  }
  expect(yPercent(149, 100)).toBeGreaterThan(99);
  expect(yPercent(149, 100)).toBeLessThan(100);
});

test('one deviation from the average the curve has 60.65 percent of its peak', () => {
  const height = (iq: number) => 100 - yPercent(iq, 100);
  expect(height(115) / height(100)).toBeCloseTo(Math.exp(-0.5), 10);
});

test('the lowest and the highest score of the table lie inside the drawing', () => {
  expect(xPercent(60)).toBe(10);
  expect(xPercent(149)).toBe(99);
});

test('a score outside the drawing stands at its edge', () => {
  expect(xPercent(20)).toBe(0);
  expect(xPercent(190)).toBe(100);
});

test('ticks stand one deviation apart around the average', () => {
  expect(curveTicks(100)).toEqual([55, 70, 85, 100, 115, 130, 145]);
});

test('labels near an edge grow inward, others are centered', () => {
  expect(labelEnd(xPercent(62))).toBe('left');
  expect(labelEnd(xPercent(74))).toBe('left');
  expect(labelEnd(xPercent(75))).toBeUndefined();
  expect(labelEnd(xPercent(125))).toBeUndefined();
  expect(labelEnd(xPercent(126))).toBe('right');
  expect(labelEnd(xPercent(149))).toBe('right');
});

test('the path runs from edge to edge without a gap', () => {
  const points = curvePath(100).slice(1).split('L');
  expect(points).toHaveLength(101);
  expect(points[0]).toMatch(/^0 99\./);
  expect(points[50]).toBe('50 8.00');
  expect(points[100]).toMatch(/^100 99\./);
});
