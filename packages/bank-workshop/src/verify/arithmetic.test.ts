import { expect, test } from 'vitest';
import {
  exact,
  isSame,
  numbersIn,
  optionsWith,
  permutations,
  share,
  solutions,
  tuples,
} from './arithmetic.ts';

test('numbers are read from a text in its order', () => {
  expect(numbersIn('12 pumps need 4.5 hours, not 40.')).toEqual([12, 4.5, 40]);
  expect(numbersIn('no number')).toEqual([]);
});

test.each([
  ['2/6', '1/3'],
  ['0.5', '1/2'],
  ['12.5 %', '1/8'],
  ['60 %', '3/5'],
  ['7', '14/2'],
  ['12 minutes', '12'],
])('%s is the same number as %s', (a, b) => {
  expect(isSame(exact(a), exact(b))).toBe(true);
});

test.each([
  ['1/3', '33 %'],
  ['0.33', '1/3'],
  ['45', '4.5'],
])('%s is another number than %s', (a, b) => {
  expect(isSame(exact(a), exact(b))).toBe(false);
});

test('anything but a number is refused', () => {
  expect(() => exact('half')).toThrow('"half"');
  expect(() => share([], () => true)).toThrow('no case');
});

test('options are compared as numbers', () => {
  expect(optionsWith(['1/4', '1/3', '3/9', '3'], { over: 2, under: 6 }, 3)).toEqual([1, 2, 3]);
  expect(optionsWith(['10 minutes', '12 minutes'], 11)).toEqual([]);
});

test('a number is found by trying all', () => {
  expect(solutions((n) => n * n === n + 20)).toEqual([5]);
  expect(solutions((n) => 2 * n === 7, 50)).toEqual([]);
});

test('all ways to take one of each are counted', () => {
  expect(tuples([1, 2], [3, 4]).map(String)).toEqual(['1,3', '1,4', '2,3', '2,4']);
  expect(tuples([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6])).toHaveLength(216);
});

test('every order is there once, and of nothing there is one', () => {
  const orders = permutations(['a', 'b', 'c', 'd']).map((order) => order.join(''));
  expect(new Set(orders).size).toBe(24);
  expect(orders).toHaveLength(24);
  expect(permutations([])).toEqual([[]]);
});

test('two dice show a sum of seven in one of six cases', () => {
  const dice = [1, 2, 3, 4, 5, 6];
  const seven = share(tuples(dice, dice), ([a = 0, b = 0]) => a + b === 7);
  expect(isSame(seven, exact('1/6'))).toBe(true);
});
