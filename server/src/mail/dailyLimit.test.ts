import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createDailyLimit } from './dailyLimit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A whole number of ten minutes. */
const START = 1_767_225_600_000;

function world(most: number) {
  const store = createMemoryStore();
  const time = { now: START };
  const open = () => createDailyLimit(store, { now: () => time.now }, most);
  return { store, time, open };
}

test('so many are allowed within any 24 hours, and the next one when the first of them is a day old', async () => {
  const { time, open } = world(3);
  const limit = open();
  for (const at of [0, HOUR_MS, 2 * HOUR_MS]) {
    time.now = START + at;
    await limit.take();
  }
  await expect(limit.take()).rejects.toMatchObject({
    code: 'too_many_emails_today',
    retryAfterMs: 22 * HOUR_MS,
  });
  time.now = START + DAY_MS - 1;
  await expect(open().take()).rejects.toMatchObject({ retryAfterMs: 1 });
  time.now += 1;
  await limit.take();
  await expect(limit.take()).rejects.toMatchObject({ retryAfterMs: HOUR_MS });
});

test('of many at once no more than the limit are allowed', async () => {
  const limit = world(5).open();
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => limit.take()));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('a busy day is a short document', async () => {
  const { store, time, open } = world(100_000);
  const limit = open();
  for (let i = 0; i < 2000; i += 1) {
    time.now += DAY_MS / 1000;
    await limit.take();
  }
  expect((await store.mailCounts.get('visitors'))?.counts.length).toBeLessThanOrEqual(144);
});
