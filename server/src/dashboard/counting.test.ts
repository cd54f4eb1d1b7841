import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createRecord } from '../testing/records.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';

const idAt = (n: number) => `${START_AT + n}-k3v9x2m8q1`;

test('interrupted counting continues at the next start, and counts nothing twice', async () => {
  const texts = new Map<string, string>();
  const store = createMemoryStore(texts);
  for (let n = 0; n < 9; n += 1) await store.testSessions.create(idAt(n), createRecord(idAt(n)));
  const first = createTestApp({ store });
  const { get } = store.testSessions;
  store.testSessions.get = (id) => (id === idAt(5) ? Promise.reject(new Error('no disk')) : get(id));
  await expect(first.dashboard.countKeeper.settled()).rejects.toThrow('no disk');
  await first.dashboard.flush().catch(() => undefined);
  expect(first.dashboard.countKeeper.counting()).not.toBeNull();
  const next = createTestApp({ store: createMemoryStore(texts) });
  await next.dashboard.countKeeper.settled();
  expect(next.dashboard.countKeeper.counting()).toBeNull();
  expect((await next.dashboard.countKeeper.countsOfDay('2026-01-01'))[0]?.steps.started).toBe(9);
});
