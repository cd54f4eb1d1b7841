import { expect, test } from 'vitest';
import { added } from './compare.ts';

test('only what the page with our script has more of is told, each as often as it is more', () => {
  expect(added(['a', 'b', 'b'], ['b', 'a', 'c', 'b', 'b', 'c'])).toEqual(['c', 'b', 'c']);
  expect(added(['a', 'b'], ['a'])).toEqual([]);
});
