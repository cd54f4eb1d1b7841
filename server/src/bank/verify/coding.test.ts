import { expect, test } from 'vitest';
import { codesOf } from './coding.ts';

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

test.each([
  ['shifted, round the end', digits, [['479', '702']], '8156', '1489'],
  [
    'backwards and shifted',
    digits,
    [
      ['4725', '6385'],
      ['1309', '0142'],
    ],
    '2468',
    '9753',
  ],
  ['more at each place', letters, [['BAD', 'CCG']], 'ACE', 'BEH'],
  ['in turn up and down', letters, [['MOON', 'NNPM']], 'STAR', 'TSBQ'],
  ['mirrored', digits, [['3081', '6918']], '2745', '7254'],
] as const)('a code is found: %s', (_, alphabet, examples, plain, code) => {
  const found = codesOf(alphabet, examples, plain);
  expect(found.map((one) => one.code)).toContain(code);
});

test('examples that say too little leave several codes, and more examples fewer', () => {
  const codes = (...examples: [string, string][]) =>
    new Set(codesOf(digits, examples, '1234').map(({ code }) => code));
  expect(codes(['5555', '6666']).size).toBeGreaterThan(1);
  expect(codes(['5555', '6666'], ['1357', '8642'])).toEqual(new Set(['5432']));
});

test('a rule is told in words', () => {
  expect(
    codesOf(
      digits,
      [
        ['1234', '5432'],
        ['1357', '8642'],
      ],
      '0000',
    )[0]?.rule,
  ).toBe('backwards, then +1');
});

test('what no rule of the family makes has no code', () => {
  expect(codesOf(digits, [['1234', '0907']], '1111')).toEqual([]);
});
