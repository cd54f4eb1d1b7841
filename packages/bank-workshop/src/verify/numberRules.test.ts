import { expect, test } from 'vitest';
import { rulesThatMake, smallRules } from './numberRules.ts';

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

test('rules that make given numbers are the same, whether solved for or picked from all', () => {
  const inputs = { left: [4, 3, 7, 6], right: [6, 8, 2, 5] };
  const made = [26, 26, 16];
  const solved = rulesThatMake(inputs, made, 4);
  const picked = smallRules(Object.values(inputs), 4).filter((values) =>
    made.every((n, i) => values[i] === n),
  );
  const keys = (rules: readonly (readonly number[])[]) => new Set(rules.map((values) => values.join()));
  expect(picked.length).toBeGreaterThan(0);
  expect(keys(solved.map(({ values }) => values))).toEqual(keys(picked));
});

test('rules are written out, the smallest first', () => {
  const inputs = { top: [5, 7, 2, 6], left: [4, 3, 9, 5], right: [6, 8, 4, 3] };
  expect(rulesThatMake(inputs, [29, 31, 38], 4)[0]).toEqual({
    name: 'top + (left × right)',
    values: [29, 31, 38, 21],
  });
});
