import { expect, test } from 'vitest';
import { bellPath, shareBelow } from './bell.ts';

// as tables of the standard normal distribution print it: the area from the middle to the place
test.each([
  [0, 0],
  [0.5, 0.19146],
  [1, 0.34134],
  [1.28, 0.39973],
  [1.96, 0.475],
  [2, 0.47725],
  [3, 0.49865],
  [4, 0.49997],
])('at %f deviations the share below is half of all and the %f of the table', (deviations, area) => {
  expect(shareBelow(deviations)).toBeCloseTo(0.5 + area, 5);
  expect(shareBelow(-deviations)).toBeCloseTo(0.5 - area, 5);
});

test('the thin end keeps its digits', () => {
  // upper tails: 3.167124183e-5 beyond four deviations, 2.866515719e-7 beyond five
  expect((1 - shareBelow(4)) / 3.167124183e-5).toBeCloseTo(1, 8);
  expect(shareBelow(-5) / 2.866515719e-7).toBeCloseTo(1, 6);
});

test('the curve runs from end to end, with its peak at 100', () => {
  const points = bellPath([50, 150]).slice(1).split('L');
  expect(points).toHaveLength(101);
  expect(points[0]).toMatch(/^0\.00 99\.6/);
  expect(points[50]).toBe('50.00 8.00');
  expect(points[100]).toMatch(/^100\.00 99\.6/);
});
