import { expect, test } from 'vitest';
import { createOnceASecond } from './onceASecond.ts';

test('within a second the last answer is repeated, for each key its own; after it, it asks again', async () => {
  const time = { now: 5 };
  let asked = 0;
  const onceASecond = createOnceASecond<number>({ monotonicMs: () => time.now });
  const ask = (key: string) =>
    onceASecond(key, async () => {
      asked += 1;
      return asked;
    });
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
  time.now += 999;
  expect(await ask('a')).toBe(1);
  time.now += 1;
  expect(await ask('a')).toBe(3);
});

test('a failure is repeated as long as an answer is', async () => {
  const time = { now: 0 };
  const onceASecond = createOnceASecond<string>({ monotonicMs: () => time.now });
  await expect(onceASecond('', () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  await expect(onceASecond('', async () => 'fine')).rejects.toThrow('full');
  time.now += 1000;
  expect(await onceASecond('', async () => 'fine')).toBe('fine');
});
