import { expect, test } from 'vitest';
import { createTurns } from './requestPacing.ts';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a few requests start in each turn of the event loop, in order of arrival', async () => {
  const turn = createTurns(3);
  const begun: number[] = [];
  const all = Array.from({ length: 8 }, (_, i) => turn('a').then(() => begun.push(i)));
  expect(begun).toEqual([]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2]);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  all.push(turn('a').then(() => begun.push(8)));
  await Promise.all(all);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('after a pause it starts requests again, one in each turn', async () => {
  const turn = createTurns(1);
  for (let i = 0; i < 3; i += 1) await turn('a');
  const begun: string[] = [];
  const both = [turn('a').then(() => begun.push('first')), turn('a').then(() => begun.push('second'))];
  await nextTurn();
  expect(begun).toEqual(['first']);
  await Promise.all(both);
});

test("a network that sends little doesn't wait behind one that sends much", async () => {
  const turn = createTurns(2);
  const begun: string[] = [];
  const all = ['much', 'much', 'much', 'much', 'little', 'other', 'little'].map((network, i) =>
    turn(network).then(() => begun.push(`${network} ${i}`)),
  );
  await Promise.all(all);
  expect(begun).toEqual(['much 0', 'little 4', 'other 5', 'much 1', 'little 6', 'much 2', 'much 3']);
});
