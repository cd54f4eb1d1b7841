import { expect, test } from 'vitest';
import { nextTerms, smallRules } from './numberRules.ts';

test.each([
  ['equal steps', [2, 4, 6, 8], [10]],
  ['steps that grow equally', [1, 4, 9, 16], [25]],
  ['times a number, plus another', [2, 7, 22, 67], [202]],
  ['the sum of the last two, plus a number', [1, 2, 4, 7, 12], [20]],
  ['two steps in turn', [1, 3, 6, 8, 11], [13]],
  ['two factors in turn', [2, 4, 12, 24, 72], [144]],
  ['always the same', [5, 5, 5, 5], [5]],
  ['no usual rule', [1, 5, 2, 9, 3], []],
])('%s: %j goes on with %j', (_, terms, next) => {
  expect([...nextTerms(terms)]).toEqual(next);
});

test('where two rules hold, both next terms are told: such a question would have two answers', () => {
  expect(nextTerms([1, 2, 4, 7])).toEqual(new Set([11, 12]));
});

test('a rule of so many parts is found with so many, not with fewer', () => {
  const inputs = [
    [1, 2],
    [3, 5],
  ];
  const found = (size: number) => smallRules(inputs, size).map((values) => values.join());
  expect(found(1)).toEqual(expect.arrayContaining(['1,2', '3,5', '9,9']));
  expect(found(1)).not.toContain('4,7');
  expect(found(2)).toEqual(expect.arrayContaining(['4,7', '2,3', '3,10', '-2,-3']));
  expect(found(2)).not.toContain('8,14');
  expect(found(3)).toContain('8,14');
});

test('rules with the same values count once', () => {
  const values = smallRules([[1, 2]], 3).map((rule) => rule.join());
  expect(new Set(values).size).toBe(values.length);
});
