import { expect, test } from 'vitest';
import { fold, isCubeNet, type Net, oppositeOf, rightFace, topAfterRolling, turnsOfRight } from './nets.ts';

/** Net with the top, and around it the four sides; the bottom is below the front. */
const cross: Net = [
  ['', 'back', ''],
  ['left', 'top', 'right'],
  ['', 'front', ''],
  ['', 'bottom', ''],
];

test('six squares in one piece that come to six sides are a net of a cube', () => {
  expect(isCubeNet(cross)).toBe(true);
  expect(isCubeNet([['a', 'b', 'c', 'd', 'e', 'f']])).toBe(false);
  expect(isCubeNet(cross.slice(0, 3))).toBe(false);
  expect(
    isCubeNet([
      ['a', 'b', '', 'c'],
      ['d', 'e', '', 'f'],
    ]),
  ).toBe(false);
  expect(
    isCubeNet([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]),
  ).toBe(false);
});

test.each([
  ['top', 'bottom'],
  ['front', 'back'],
  ['left', 'right'],
])('%s is opposite %s', (one, other) => {
  expect(oppositeOf(cross, one)).toBe(other);
  expect(oppositeOf(cross, other)).toBe(one);
});

test('seen from the corner between front and right, the right face is the one on the right', () => {
  expect(rightFace(cross, 'top', 'front')?.token).toBe('right');
  expect(rightFace(cross, 'top', 'right')?.token).toBe('back');
  expect(rightFace(cross, 'top', 'bottom')).toBeUndefined();
});

test('a print is turned as its net was', () => {
  expect(turnsOfRight(cross, 'top', 'left')).toBe(0); // the front, below the top on the net
  expect(turnsOfRight(cross, 'top', 'front')).toBe(1); // the right: its left side is up
  expect(turnsOfRight(cross, 'top', 'right')).toBe(2); // the back: its lower side is up
  expect(turnsOfRight(cross, 'top', 'back')).toBe(3); // the left: its right side is up
  expect(() => turnsOfRight(cross, 'top', 'bottom')).toThrow('opposite');
});

test('a sign that the net does not have is named', () => {
  expect(() => oppositeOf(cross, 'star')).toThrow('no face "star"');
  expect(fold(cross)).toHaveLength(6);
});

test('a cube that rolls over an edge has its rear face on top; rolling back undoes it', () => {
  const after = (...rolls: Parameters<typeof topAfterRolling>[3]) =>
    topAfterRolling(cross, 'top', 'front', rolls);
  expect(after()).toBe('top');
  expect(after('front-right')).toBe('left');
  expect(after('front-left')).toBe('back');
  expect(after('back-left')).toBe('right');
  expect(after('back-right')).toBe('front');
  expect(after('front-right', 'front-right')).toBe('bottom');
  expect(after('front-right', 'front-left')).toBe('back');
  expect(after('front-right', 'front-left', 'back-right', 'back-left')).toBe('top');
});
