import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a few begin in each turn of the event loop, in the order in which they came', async () => {
  const turn = createTurns(3);
  const begun: number[] = [];
  const all = Array.from({ length: 8 }, (_, i) => turn().then(() => begun.push(i)));
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  all.push(turn().then(() => begun.push(8)));
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('after a rest it begins anew', async () => {
  const turn = createTurns(1);
  for (let i = 0; i < 3; i += 1) await turn();
  const begun: string[] = [];
  const both = [turn().then(() => begun.push('first')), turn().then(() => begun.push('second'))];
  await nextTurn();
  expect(begun).toEqual(['first']);
  await Promise.all(both);
});
