import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION, schemaVersion } from '../store/collection.ts';
import { createFreshRecord, createRecord, RECORD_ID } from '../testing/records.ts';
import { createMemoryStore } from './memoryStore.ts';

// storeContract.test.ts tests every store; this file tests the place of its texts: a browser's storage may be full,
// has foreign entries, and is shared by several pages.

const KEY = `test-sessions/${RECORD_ID}`;

test('if there is no space the save fails as storage_failed, and the stored text stays', async () => {
  const texts = new Map<string, string>();
  const { testSessions } = createMemoryStore(texts);
  await testSessions.create(RECORD_ID, createRecord());
  texts.set = () => {
    throw new Error('QuotaExceededError');
  };
  const change = testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 3 }));
  await expect(change).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test.each([
  ['is cut off', '{'],
  ['is null', 'null'],
  ['is of a newer version', '{"schemaVersion":99}'],
  ['lacks its answers', JSON.stringify({ ...createRecord(), answers: [] })],
])('a text that %s stays damaged and is not overwritten', async (_, text) => {
  const texts = new Map([[KEY, text]]);
  const { testSessions } = createMemoryStore(texts);
  const refusal = { code: 'record_damaged' };
  await expect(testSessions.get(RECORD_ID)).rejects.toMatchObject(refusal);
  await expect(testSessions.create(RECORD_ID, createFreshRecord())).rejects.toMatchObject(refusal);
  await expect(testSessions.update(RECORD_ID, (record) => record)).rejects.toMatchObject(refusal);
  expect(texts).toEqual(new Map([[KEY, text]]));
});

test('two stores over the same texts see what the other has changed', async () => {
  const texts = new Map<string, string>();
  const [one, other] = [createMemoryStore(texts), createMemoryStore(texts)];
  await one.testSessions.create(RECORD_ID, createRecord());
  expect((await one.testSessions.get(RECORD_ID))?.completedCount).toBeNull();
  await other.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 3 }));
  expect((await one.testSessions.get(RECORD_ID))?.completedCount).toBe(3);
});

test('entries of others are no documents, and stay when documents are removed', async () => {
  const texts = new Map([
    ['test-sessions', ''],
    ['cookie-consent', '{}'],
  ]);
  const { testSessions } = createMemoryStore(texts);
  await testSessions.create(RECORD_ID, createFreshRecord());
  const ids: string[] = [];
  for await (const id of testSessions.ids()) ids.push(id);
  expect(ids).toEqual([RECORD_ID]);
  expect(await testSessions.remove(RECORD_ID)).toBe(true);
  expect([...texts.keys()]).toEqual(['test-sessions', 'cookie-consent']);
});

test('of more than ten thousand passing documents the oldest are forgotten, with their due times', async () => {
  const schema = v.strictObject({ schemaVersion, id: v.string(), due: v.number() });
  const tickets = createMemoryStore().collection({
    name: 'tickets',
    schema,
    due: ({ due }: v.InferOutput<typeof schema>) => due,
    isPassing: true,
  });
  const add = (i: number) => tickets.create(`${i}`, { schemaVersion: SCHEMA_VERSION, id: `${i}`, due: i });
  for (let i = 0; i < 10_000; i += 1) await add(i);
  await tickets.update('0', (ticket) => ({ ...ticket, due: 20_000 }));
  for (let i = 10_000; i < 10_002; i += 1) await add(i);
  expect([await tickets.get('1'), await tickets.get('2')]).toEqual([undefined, undefined]);
  expect([await tickets.get('0'), await tickets.get('3')]).toMatchObject([{ due: 20_000 }, { due: 3 }]);
  const ids: string[] = [];
  for await (const id of tickets.idsDue({ from: 0, to: 3 })) ids.push(id);
  expect(ids).toEqual(['3']);
});
