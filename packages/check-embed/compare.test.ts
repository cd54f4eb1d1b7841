import { expect, test } from 'vitest';
import { added } from './compare.ts';

test('only additions of our script are reported, each as often as it occurs', () => {
  expect(added(['a', 'b', 'b'], ['b', 'a', 'c', 'b', 'b', 'c'])).toEqual(['c', 'b', 'c']);
  expect(added(['a', 'b'], ['a'])).toEqual([]);
});
