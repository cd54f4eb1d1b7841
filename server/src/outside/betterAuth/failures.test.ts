import { expect, test } from 'vitest';
import { createMemoryStore } from '../memoryStore.ts';
import { createFailures, failureRecords } from './failures.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 0, 1);
const ada = { key: 'any ada@quotient.test', free: 2 };

function world() {
  const collection = createMemoryStore().collection(failureRecords);
  const failures = createFailures(collection, new Uint8Array(32).fill(1));
  const waitMs = async (now: number) => (await failures.look(ada, now)).waitMs;
  return { collection, failures, waitMs };
}

test('the wait doubles with each failure after the free ones, up to half a minute', async () => {
  const { failures, waitMs } = world();
  const waits: number[] = [];
  for (let [now, tries] = [NOW, 0]; tries < 9; tries += 1) {
    await failures.fail(ada, now);
    const wait = await waitMs(now);
    waits.push(wait / 1000);
    now += wait;
  }
  expect(waits).toEqual([0, 1, 2, 4, 8, 16, 30, 30, 30]);
});

test('a try that must wait is not counted', async () => {
  const { failures, waitMs } = world();
  for (let i = 0; i < 2; i += 1) await failures.fail(ada, NOW);
  expect(await failures.fail(ada, NOW + 600)).toEqual({ waitMs: 400, isFresh: false });
  expect(await waitMs(NOW + 1000)).toBe(0);
});

test('failures are forgotten after an hour, and after a success', async () => {
  const { failures } = world();
  for (let i = 0; i < 2; i += 1) await failures.fail(ada, NOW);
  expect(await failures.look(ada, NOW + HOUR_MS)).toEqual({ waitMs: 0, isFresh: true });
  await failures.fail(ada, NOW + HOUR_MS);
  expect(await failures.look(ada, NOW + HOUR_MS)).toEqual({ waitMs: 0, isFresh: false });
  await failures.forget(ada);
  expect(await failures.look(ada, NOW + HOUR_MS)).toEqual({ waitMs: 0, isFresh: true });
});

test('the clock of another instance that is a little behind gives no free try', async () => {
  const { failures, waitMs } = world();
  for (let i = 0; i < 2; i += 1) await failures.fail(ada, NOW);
  expect(await waitMs(NOW - 500)).toBe(1500);
});

test('a clock that was set back keeps nobody out', async () => {
  const { failures, waitMs } = world();
  for (let i = 0; i < 2; i += 1) await failures.fail(ada, NOW);
  expect(await waitMs(NOW - HOUR_MS)).toBe(0);
});

test('no address is stored, and what is stored is due an hour later', async () => {
  const { collection, failures } = world();
  await failures.fail(ada, NOW);
  await failures.fail({ key: 'network 192.0.2.7', free: 30 }, NOW);
  for await (const id of collection.ids()) {
    expect(id).toMatch(/^[\w-]{43}$/);
    const { failures: count, due } = (await collection.get(id)) ?? {};
    expect([count, due]).toEqual([1, NOW + HOUR_MS]);
  }
});
