import { expect, test } from 'vitest';
import { type Coded, codesOf } from './coding.ts';

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

test('a rule has a name in words', () => {
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

test('each place may be shifted by an amount of its own, so two examples can leave two rules that nobody meant', () => {
  const codes = (second: Coded) =>
    codesOf(digits, [['2715', '3545'], second], '2369').map(({ code }) => code);
  expect(new Set(codes(['6043', '1879']))).toEqual(new Set(['7195', '7005']));
  expect(new Set(codes(['6083', '1819']))).toEqual(new Set(['7195']));
});

test('what no rule of the family makes has no code', () => {
  const examples: Coded[] = [
    ['1234', '0907'],
    ['1111', '2345'],
  ];
  expect(codesOf(digits, examples, '1111')).toEqual([]);
});
