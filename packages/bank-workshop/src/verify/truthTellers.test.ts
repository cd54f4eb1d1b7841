import { expect, test } from 'vitest';
import { honestWorlds, smallestChecks } from './truthTellers.ts';

test('who says of himself that he lies lives in no world, and who says that he does not lives in two', () => {
  expect(honestWorlds({ a: ({ a }) => !a })).toEqual([]);
  expect(honestWorlds({ a: ({ a }) => a === true })).toEqual([{ a: false }, { a: true }]);
});

test('one says that both lie: he lies and the other does not', () => {
  expect(honestWorlds({ a: ({ a, b }) => !a && !b, b: ({ a }) => !a })).toEqual([{ a: false, b: true }]);
});

const cards = [
  { seen: 'vowel', hidden: ['even', 'odd'] },
  { seen: 'consonant', hidden: ['even', 'odd'] },
  { seen: 'even', hidden: ['vowel', 'consonant'] },
  { seen: 'odd', hidden: ['vowel', 'consonant'] },
];

test('every vowel has an even number: the vowel and the odd number must be turned over', () => {
  const holds = (...sides: string[]) => !(sides.includes('vowel') && sides.includes('odd'));
  expect(smallestChecks(cards, holds)).toEqual([['vowel', 'odd']]);
});

test('every vowel has an even number, and the other way round: all must be turned over', () => {
  const holds = (...sides: string[]) => sides.includes('vowel') === sides.includes('even');
  expect(smallestChecks(cards, holds)).toEqual([cards.map(({ seen }) => seen)]);
});

test('a claim that cannot fail needs no look', () => {
  expect(smallestChecks(cards, () => true)).toEqual([[]]);
});
