import { expect, test } from 'vitest';
import { balance, numberMachine } from './numbers.ts';

const count = (parts: readonly string[], part: string) => parts.join('').split(part).length - 1;

test('a machine has a row for each run; what is asked for is dashed', () => {
  const { height, parts } = numberMachine([
    [1, 2, 3],
    [4, 5, '?'],
  ]).draw('en');
  expect(height).toBe(168);
  expect(count(parts, 'href="#machine"')).toBe(2);
  expect(count(parts, 'dasharray')).toBe(1);
});

test("the question mark isn't a number that a description must have", () => {
  expect(
    numberMachine([
      [1, 2, 3],
      [4, 5, '?'],
    ]).mentions('en'),
  ).toEqual(['1', '2', '3', '4', '5']);
});

test('a pan holds as many boxes as it says, three in a row, and its weight in the words of the language', () => {
  const pans = [
    { boxes: 4, kilograms: 3 },
    { boxes: 1, kilograms: 12 },
  ] as const;
  const { parts } = balance(pans).draw('en');
  expect(count(parts, 'v12h10v-12')).toBe(5);
  expect(parts.join('')).toContain('>3 kg</text>');
  expect(balance(pans).draw('ar').parts.join('')).toContain('>12 كغ</text>');
});
