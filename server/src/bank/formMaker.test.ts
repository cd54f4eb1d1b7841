import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { drawMatrices } from './figures/form.ts';
import { createFormMaker } from './formMaker.ts';

function openMaker(idleMs?: number) {
  const maker = createFormMaker(idleMs);
  onTestFinished(maker.stop);
  return maker;
}

test('forms are made outside of the event loop, the same as inside', async () => {
  const { make } = openMaker();
  let turns = 0;
  let isMade = false;
  const making = make('abcdefghijklmnop').finally(() => {
    isMade = true;
  });
  while (!isMade) {
    await setImmediate();
    turns += 1;
  }
  // a form that was made inside would have been there at the first turn
  expect(turns).toBeGreaterThan(10);
  expect(await making).toEqual(drawMatrices('abcdefghijklmnop'));
});

test('after a worker was ended, or has ended while it was idle, the next form is made by another one', async () => {
  const { make, stop } = openMaker(0);
  const cut = make('abcdefghijklmnop');
  await stop();
  await expect(cut).rejects.toThrow('The worker that makes forms ended');
  for (const seed of ['bbcdefghijklmnop', 'cbcdefghijklmnop'])
    expect(await make(seed)).toEqual(drawMatrices(seed));
});
