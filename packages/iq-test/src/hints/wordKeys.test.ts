import { expect, test } from 'vitest';
import { keysOf, missingKeys, unknownKeys } from './wordKeys.ts';

const ours = { title: 'T', group: { name: 'N', left_one: '1', left_other: '2' } };

test('a language owes every key; of plural forms `other` alone', () => {
  expect(keysOf(ours)).toEqual(['title', 'group.name', 'group.left_other']);
  expect(missingKeys(ours, { group: { left_other: 'x' } })).toEqual(['title', 'group.name']);
  expect(missingKeys(ours, { title: 'x', group: 'x' })).toEqual(['group.name', 'group.left_other']);
  expect(missingKeys(ours, ours)).toEqual([]);
});

test('a key that is not ours is named with the way to it; plural forms that English lacks are ours', () => {
  const own = { titel: 'x', group: { nam: 'x', left_few: 'x', name_few: 'x' }, other: { title: 'x' } };
  expect(unknownKeys(ours, own)).toEqual(['titel', 'group.nam', 'group.name_few', 'other']);
  expect(unknownKeys(ours, ours)).toEqual([]);
});

test('a text in the place of a group is named, and a group in the place of a text; what is left out is not', () => {
  expect(unknownKeys(ours, { title: { name: 'x' }, group: 'x' })).toEqual(['title', 'group']);
  expect(unknownKeys(ours, { title: undefined, group: { name: undefined } })).toEqual([]);
});

test('the name of a schema is no word, and no key is one that every object has', () => {
  expect(unknownKeys(ours, { $schema: './words.schema.json' })).toEqual([]);
  expect(unknownKeys(ours, { group: { $schema: 'x' }, constructor: 'x', toString: 'x' })).toEqual([
    'group.$schema',
    'constructor',
    'toString',
  ]);
});
