import { expect, test } from 'vitest';
import { simplestRule } from './seriesRules.ts';

/** The simplest rule of a series whose last term is the option. */
const rule = (...terms: number[]) => simplestRule(terms, terms.length - 1)?.name;

test.each([
  [[3, 3, 3, 3], 'always 3'],
  [[2, 5, 8, 11], 'steps: always 3'],
  [[2, 6, 18, 54], 'factors: always 3'],
  [[4, 9, 16, 25, 36], 'squares'],
  [[2, 3, 5, 7, 11], 'primes'],
  [[1, 1, 2, 3, 5, 8], 'sum of the last two'],
  [[10, 8, 6, 4], 'steps: always −2'],
])('%j follows: %s', (terms, name) => expect(rule(...terms)).toBe(name));

test('two series that take turns each need a chance to fail', () => {
  expect(rule(1, 10, 2, 20, 3, 30, 4)).toContain('in turn');
  expect(rule(1, 10, 2, 20)).toBeUndefined();
});

test('a rule that no given term could have broken does not count', () => {
  expect(rule(5, 9)).toBeUndefined();
  expect(rule(5, 9, 13)).toBeUndefined();
  expect(rule(5, 9, 13, 17)).toBe('steps: always 4');
});

test('the term in question may be anywhere', () => {
  expect(simplestRule([2, 5, 8, 11, 14], 2)?.name).toBe('steps: always 3');
  expect(simplestRule([2, 5, 9, 11, 14], 2)?.name).not.toBe('steps: always 3');
});

test('what is simpler costs less', () => {
  const cost = (...terms: number[]) => simplestRule(terms, terms.length - 1)?.cost ?? Number.NaN;
  expect(cost(3, 3, 3, 3)).toBeLessThan(cost(2, 5, 8, 11));
  expect(cost(2, 5, 8, 11)).toBeLessThan(cost(2, 5, 11, 20, 32));
});

test('without a rule the result is empty', () => {
  expect(rule(3, 17, 4, 101, 9)).toBeUndefined();
});
