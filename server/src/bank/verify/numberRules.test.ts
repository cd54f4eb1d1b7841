import { expect, test } from 'vitest';
import { smallRules } from './numberRules.ts';

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
