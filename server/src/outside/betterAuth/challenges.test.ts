import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStore } from '../memoryStore.ts';
import { challengeRecords, createChallenges } from './challenges.ts';

const NOW = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

afterEach(() => void vi.useRealTimers());

/** Challenges of a server whose clock is two years ahead of the machine's. */
function world() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const collection = createMemoryStore().collection(challengeRecords);
  const aheadMs = 731 * 24 * 60 * MINUTE_MS;
  const challenges = createChallenges(collection, { now: () => Date.now() + aheadMs });
  const add = (identifier: string, value: string) =>
    challenges.add({
      id: identifier,
      identifier,
      value,
      expiresAt: new Date(NOW + 10 * MINUTE_MS).toISOString(),
    });
  return { collection, challenges, add, aheadMs };
}

test('a challenge is found by its identifier, and removed once', async () => {
  const { challenges, add } = world();
  await add('2fa-one', 'ada');
  expect(await challenges.find('2fa-one')).toMatchObject({ id: '2fa-one', value: 'ada' });
  const removed = await Promise.all([challenges.remove('2fa-one'), challenges.remove('2fa-one')]);
  expect(removed).toEqual([true, false]);
  expect(await challenges.find('2fa-one')).toBeUndefined();
});

test('no challenge takes the place of another one', async () => {
  const { challenges, add } = world();
  await add('2fa-one', 'ada');
  await expect(add('2fa-one', 'bob')).rejects.toThrow('already');
  expect(await challenges.find('2fa-one')).toMatchObject({ value: 'ada' });
});

test('challenges after a right password are listed without those that strangers get', async () => {
  const { challenges, add } = world();
  await add('2fa-one', 'ada');
  await add('aPasskeyChallenge', '{}');
  expect(await challenges.listAfterPassword()).toMatchObject([{ identifier: '2fa-one' }]);
});

test("a challenge is due by the server's clock, ten minutes after it was made", async () => {
  const { collection, add, aheadMs } = world();
  await add('2fa-one', 'ada');
  expect((await collection.get('2fa-one'))?.due).toBe(NOW + aheadMs + 10 * MINUTE_MS);
});
