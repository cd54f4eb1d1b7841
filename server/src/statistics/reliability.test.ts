import { expect, test } from 'vitest';
import { alphaOf, alphaWithout, correctedPointBiserial, momentsOf, standardErrorOf } from './reliability.ts';

/** Four cases, three questions: 111, 110, 100, 000. Worked out by hand below. */
const guttman = { cases: 4, right: [3, 2, 1], score: 6, scoreSquared: 14 };

test('alpha of a worked example: 3/2 · (1 − (3/16 + 4/16 + 3/16) / (20/16)) = 3/4', () => {
  expect(alphaOf(guttman)).toBeCloseTo(0.75, 12);
});

test('alpha is negative where right answers exclude each other', () => {
  // 110, 001, 011: scores 2, 1, 2; Σpq = 6/9, σ² = 2/9
  expect(alphaOf({ cases: 3, right: [1, 2, 2], score: 5, scoreSquared: 9 })).toBeCloseTo(-3, 12);
});

test('alpha is not defined for one question, nor where all have one score', () => {
  expect(alphaOf({ cases: 4, right: [2], score: 2, scoreSquared: 2 })).toBeNull();
  expect(alphaOf({ cases: 2, right: [1, 1], score: 2, scoreSquared: 2 })).toBeNull();
  expect(alphaOf({ cases: 0, right: [0, 0], score: 0, scoreSquared: 0 })).toBeNull();
});

test('without a question the others are left, with the scores of the others', () => {
  // without the last: 11, 11, 10, 00, so Σpq = 3/16 + 4/16, σ² = 11/16
  expect(alphaWithout(guttman, 2, { right: 1, scoreOfRight: 3 })).toBeCloseTo(2 * (1 - 7 / 11), 12);
});

test('the correlation of a question with the others, by hand', () => {
  // question 1: 1, 1, 1, 0; the others: 2, 1, 0, 0
  expect(correctedPointBiserial(guttman, { right: 3, scoreOfRight: 6 })).toBeCloseTo(3 / Math.sqrt(33), 12);
});

test('a correlation is not defined where all are right, or all others alike; and it is never beyond 1', () => {
  expect(correctedPointBiserial(guttman, { right: 4, scoreOfRight: 6 })).toBeNull();
  // 10 and 01: the other question alone, turned around
  const turned = { cases: 2, right: [1, 1], score: 2, scoreSquared: 2 };
  expect(correctedPointBiserial(turned, { right: 1, scoreOfRight: 1 })).toBe(-1);
  // 10 and 00: nobody has the other one
  const alike = { cases: 2, right: [1, 0], score: 1, scoreSquared: 1 };
  expect(correctedPointBiserial(alike, { right: 1, scoreOfRight: 1 })).toBeNull();
});

test('the deviation is that of the population: divided by one less than the cases', () => {
  // scores 3, 2, 1, 0
  expect(momentsOf(guttman)).toEqual({ mean: 1.5, deviation: Math.sqrt(5 / 3) });
  expect(momentsOf({ cases: 1, right: [1], score: 1, scoreSquared: 1 })).toEqual({
    mean: 1,
    deviation: null,
  });
  expect(momentsOf({ cases: 0, right: [], score: 0, scoreSquared: 0 })).toEqual({
    mean: null,
    deviation: null,
  });
});

test('the standard error of a test that measures nothing is the deviation', () => {
  expect(standardErrorOf(15, 0.84)).toBeCloseTo(6, 12);
  expect(standardErrorOf(15, -2)).toBe(15);
  expect(standardErrorOf(15, 1)).toBe(0);
});
