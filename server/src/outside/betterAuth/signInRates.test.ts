import { expect, test } from 'vitest';
import { createMemoryStore } from '../memoryStore.ts';
import { createRates, rateRecords } from './signInRates.ts';

const MINUTE_MS = 60_000;
const RATE = { burst: 3, everyMs: 20 * MINUTE_MS };

function world() {
  const time = { now: Date.UTC(2026, 0, 1) };
  const rates = createRates(createMemoryStore().collection(rateRecords), { now: () => time.now });
  const take = () => rates.take('ada', RATE);
  return { time, rates, take };
}

test('three are allowed at once, and one more after 20 minutes', async () => {
  const { take, time } = world();
  expect(await Promise.all([take(), take(), take(), take()])).toEqual([true, true, true, false]);
  time.now += 20 * MINUTE_MS - 1;
  expect(await take()).toBe(false);
  time.now += 1;
  expect([await take(), await take()]).toEqual([true, false]);
});

test('each id has its own, and a forgotten one is as if it had never been used', async () => {
  const { take, rates } = world();
  for (let i = 0; i < 3; i += 1) await take();
  expect(await rates.take('bob', RATE)).toBe(true);
  await rates.forget('ada');
  expect(await take()).toBe(true);
});

test('a clock a little behind allows none more, one that was set back does', async () => {
  const { take, time } = world();
  for (let i = 0; i < 3; i += 1) await take();
  time.now -= 1000;
  expect(await take()).toBe(false);
  time.now -= 60 * MINUTE_MS;
  expect(await take()).toBe(true);
});
