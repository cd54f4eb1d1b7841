import { expect, test } from 'vitest';
import { keepNewest } from './keepNewest.ts';

test('the entry that was set longest ago makes room, and one that is set anew is the newest', () => {
  const map = new Map<string, number>();
  for (const key of ['a', 'b', 'a', 'c']) keepNewest(map, key, map.size, 2);
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 2],
  ]);
});

test('a map without room holds nothing', () => {
  const map = new Map<string, number>();
  keepNewest(map, 'a', 1, 0);
  expect(map.size).toBe(0);
});
