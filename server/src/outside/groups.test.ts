import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packRow } from '../dashboard/packRow.ts';
import { rowOf } from '../dashboard/sessionRow.ts';
import type { Store } from '../ports.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { createRecord } from '../testing/records.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { openLowdbStore } from './lowdb/lowdbStore.ts';
import { createMemoryStore } from './memoryStore.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const idAt = (time: number) => `${time}-k3v9x2m8q1`;
const [noon, later, one, nextDay] = [NOON, NOON + 5, NOON + 3_600_000, NOON + 86_400_000].map(idAt);

async function openDisk(folder = temporaryFolder()): Promise<Store & { folder: string }> {
  const store = await openLowdbStore({ folder, log: { warn() {}, error() {} } });
  onTestFinished(() => store.close());
  return { ...store, folder };
}

async function create({ testRows }: Store, ...ids: (string | undefined)[]): Promise<void> {
  for (const id of ids)
    if (id)
      await testRows.create(id, { schemaVersion: SCHEMA_VERSION, id, ...packRow(rowOf(createRecord(id))) });
}

async function list(ids: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const id of ids) all.push(id);
  return all;
}

test.each<[string, () => Promise<Store>]>([
  ['on a disk', openDisk],
  ['in memory', async () => createMemoryStore()],
])('%s, documents with groups are listed a group at a time, in their order', async (_, open) => {
  const store = await open();
  await create(store, nextDay, later, one, noon);
  expect(await store.testRows.groups()).toEqual(['2026-01-01-12', '2026-01-01-13', '2026-01-02-12']);
  expect(await list(store.testRows.ids('2026-01-01-12'))).toEqual([noon, later]);
  expect(await list(store.testRows.ids('2026-01-05-00'))).toEqual([]);
  expect(await list(store.testRows.ids())).toEqual([noon, later, one, nextDay]);
  await store.testRows.remove(one ?? '');
  expect(await store.testRows.groups()).toEqual(['2026-01-01-12', '2026-01-02-12']);
  await create(store, one);
  expect(await store.testRows.get(one ?? '')).toBeDefined();
  expect(await store.testSessions.groups()).toEqual([]);
});

test('a group that is empty leaves no folder', async () => {
  const store = await openDisk();
  await create(store, noon, later);
  const groups = () => fs.readdir(path.join(store.folder, 'test-rows'));
  await store.testRows.remove(noon ?? '');
  expect(await groups()).toEqual(['2026-01-01-12']);
  await store.testRows.remove(later ?? '');
  expect(await groups()).toEqual([]);
});
