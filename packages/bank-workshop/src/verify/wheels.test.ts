import { expect, test } from 'vitest';
import { stepsBetween, turnedWheel } from './wheels.ts';

const wheel = ['a', 'b', 'c', 'd', 'e'];

test('a step clockwise brings the last sign to the top, a step back the second one', () => {
  expect(turnedWheel(wheel, 1)).toEqual(['e', 'a', 'b', 'c', 'd']);
  expect(turnedWheel(wheel, -1)).toEqual(['b', 'c', 'd', 'e', 'a']);
  expect(turnedWheel(wheel, 7)).toEqual(turnedWheel(wheel, 2));
  expect(turnedWheel(wheel, -7)).toEqual(turnedWheel(wheel, -2));
});

test('so many steps clockwise bring one sign to the place of another', () => {
  expect(stepsBetween(wheel, 'b', 'd')).toBe(2);
  expect(stepsBetween(wheel, 'd', 'b')).toBe(3);
  expect(stepsBetween(wheel, 'c', 'c')).toBe(5);
});
