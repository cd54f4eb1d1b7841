import { expect, test } from 'vitest';
import { keepNewest } from './keepNewest.ts';

test('the entry that was set longest ago is removed, and one that is set again is the newest', () => {
  const map = new Map<string, number>();
  for (const key of ['a', 'b', 'a', 'c']) keepNewest(map, key, map.size, 2);
  expect([...map]).toEqual([
    ['a', 2],
    ['c', 2],
  ]);
});

test('a map with a limit of 0 holds nothing', () => {
  const map = new Map<string, number>();
  keepNewest(map, 'a', 1, 0);
  expect(map.size).toBe(0);
});
