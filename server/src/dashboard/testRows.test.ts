import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createFinishedRecord, createRecord, RECORD_ID } from '../testing/records.ts';
import { rowOf } from './sessionRow.ts';
import { createTestRows } from './testRows.ts';

test('a row is written, rewritten, and removed', async () => {
  const rows = createTestRows(createMemoryStore());
  for (const row of [rowOf(createRecord()), rowOf(createFinishedRecord())]) {
    await rows.write(RECORD_ID, row);
    expect(await rows.read(RECORD_ID)).toEqual(row);
  }
  await rows.write(RECORD_ID, null);
  expect(await rows.read(RECORD_ID)).toBeUndefined();
});

test('a damaged row is never overwritten, delays nothing, and is removed with its test', async () => {
  const name = `test-rows/${RECORD_ID}`;
  const texts = new Map([[name, '{"half']]);
  const rows = createTestRows(createMemoryStore(texts));
  expect(await rows.read(RECORD_ID)).toBeUndefined();
  await rows.write(RECORD_ID, rowOf(createRecord()));
  expect(texts.get(name)).toBe('{"half');
  await rows.write(RECORD_ID, null);
  expect(texts.has(name)).toBe(false);
});
