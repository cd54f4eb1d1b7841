import { expect, test } from 'vitest';
import { every, mustBeTrue, some } from './logicModels.ts';

const not = { not: true };

test.each([
  ['every b is c', [every('a', 'b'), every('b', 'c')], every('a', 'c')],
  ['no b is c', [some('a', 'b'), every('b', 'c', not)], some('a', 'c', not)],
  ['none of one is none of the other', [every('a', 'b', not)], every('b', 'a', not)],
  ['premises that cannot all be true prove anything', [some('a', 'b'), every('a', 'b', not)], some('c', 'c')],
])('it follows: %s', (_, premises, conclusion) => {
  expect(mustBeTrue(['a', 'b', 'c'], premises, conclusion)).toBe(true);
});

test.each([
  ['some b are c, but those may be others', [every('a', 'b'), some('b', 'c')], some('a', 'c')],
  ['there may be no a at all', [every('a', 'b')], some('a', 'b')],
  ['every a is b says nothing of every b', [every('a', 'b')], every('b', 'a')],
  ['some are does not say that some are not', [some('a', 'b')], some('a', 'b', not)],
])('it does not follow: %s', (_, premises, conclusion) => {
  expect(mustBeTrue(['a', 'b', 'c'], premises, conclusion)).toBe(false);
});
