import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createRecord, RECORD_ID } from '../testing/records.ts';
import { type Change, observe } from './observe.ts';

function watchedSessions() {
  const changes: Change<ReturnType<typeof createRecord>>[] = [];
  const sessions = observe(createMemoryStore().testSessions, (change) => changes.push(change));
  return { sessions, changes };
}

test('each change is reported with the document before and after it', async () => {
  const { sessions, changes } = watchedSessions();
  const first = createRecord();
  await sessions.create(RECORD_ID, first);
  await sessions.update(RECORD_ID, (held) => ({ ...held, completedCount: 3 }));
  await sessions.remove(RECORD_ID);
  const second = { ...first, completedCount: 3 };
  expect(changes).toEqual([
    { id: RECORD_ID, before: undefined, after: first },
    { id: RECORD_ID, before: first, after: second },
    { id: RECORD_ID, before: second, after: undefined },
  ]);
});

test('what stored nothing is not told', async () => {
  const { sessions, changes } = watchedSessions();
  await sessions.update(RECORD_ID, (held) => ({ ...held, completedCount: 3 }));
  await sessions.remove(RECORD_ID);
  expect(await sessions.create(RECORD_ID, createRecord())).toBe(true);
  expect(await sessions.create(RECORD_ID, { ...createRecord(), completedCount: 7 })).toBe(false);
  await sessions.update(RECORD_ID, (held) => held);
  await expect(
    sessions.update(RECORD_ID, () => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await sessions.remove(RECORD_ID, () => false)).toBe(false);
  expect(changes).toHaveLength(1);
});

test('an unreadable document is removed by a caller that need not read it, and is not reported', async () => {
  const texts = new Map([[`test-sessions/${RECORD_ID}`, '{"half']]);
  const changes: unknown[] = [];
  const sessions = observe(createMemoryStore(texts).testSessions, (change) => changes.push(change));
  await expect(sessions.remove(RECORD_ID, () => true)).rejects.toMatchObject({ code: 'record_damaged' });
  expect(await sessions.remove(RECORD_ID)).toBe(true);
  expect([texts.size, changes]).toEqual([0, []]);
});
