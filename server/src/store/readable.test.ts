import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createRecord, RECORD_ID } from '../testing/records.ts';
import { readable } from './readable.ts';

test('a damaged document is read as missing; a failing disk is reported', async () => {
  const texts = new Map<string, string>();
  const { testSessions } = createMemoryStore(texts);
  await testSessions.create(RECORD_ID, createRecord());
  expect(await readable(testSessions, RECORD_ID)).toEqual(createRecord());
  texts.set(`test-sessions/${RECORD_ID}`, '{"half');
  expect(await readable(testSessions, RECORD_ID)).toBeUndefined();
  testSessions.get = () => Promise.reject(new Error('no disk'));
  await expect(readable(testSessions, RECORD_ID)).rejects.toThrow('no disk');
});
