import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { SCHEMA_VERSION } from './collection.ts';
import { put } from './put.ts';

test.each([
  ['a missing document', undefined],
  [
    'another document',
    JSON.stringify({ schemaVersion: SCHEMA_VERSION, id: 'emails', sweptTo: 1, heldSince: null }),
  ],
  ['half a document', '{"half'],
  ['nothing but zeros', '\0\0\0'],
  ['an empty file', ''],
])('a document replaces %s', async (_, before) => {
  const texts = new Map<string, string>();
  const { sweeps } = createMemoryStore(texts);
  if (before !== undefined) texts.set('sweeps/emails', before);
  const document = { schemaVersion: SCHEMA_VERSION, id: 'emails', sweptTo: 2, heldSince: null } as const;
  await put(sweeps, document);
  expect(await sweeps.get('emails')).toEqual(document);
});

test('another failure removes nothing', async () => {
  const { sweeps } = createMemoryStore();
  const document = { schemaVersion: SCHEMA_VERSION, id: 'emails', sweptTo: 2, heldSince: null } as const;
  await put(sweeps, document);
  sweeps.update = () => Promise.reject(new Error('no disk'));
  await expect(put(sweeps, { ...document, sweptTo: 3 })).rejects.toThrow('no disk');
  expect(await sweeps.get('emails')).toEqual(document);
});
