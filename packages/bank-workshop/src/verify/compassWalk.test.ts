import { expect, test } from 'vitest';
import { ahead, directionTo, turned, type Walker } from './compassWalk.ts';

const start: Walker = { x: 0, y: 0, faces: 'north' };

test('four quarter turns lead round, and to the left is against to the right', () => {
  expect(turned(start, 4)).toEqual(start);
  expect(turned(start, 1).faces).toBe('east');
  expect(turned(start, -1).faces).toBe('west');
  expect(turned(start, -5).faces).toBe('west');
});

test('a square walk ends where it began', () => {
  const side = (walker: Walker) => turned(ahead(walker, 3), 1);
  expect(side(start)).toEqual({ x: 0, y: 3, faces: 'east' });
  expect(side(side(start))).toEqual({ x: 3, y: 3, faces: 'south' });
  expect(side(side(side(side(start))))).toEqual(start);
});

test('a direction has one of eight names, or none', () => {
  expect(directionTo(0, 2)).toBe('north');
  expect(directionTo(-2, 0)).toBe('west');
  expect(directionTo(5, -5)).toBe('southeast');
  expect(directionTo(1, 2)).toBeUndefined();
  expect(directionTo(0, 0)).toBeUndefined();
});
