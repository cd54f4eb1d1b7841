import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createRecord, RECORD_ID } from '../../testing/records.ts';
import { filesIn, openFolder, openWithRecord } from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('when the disk is full the save fails, nothing is changed or left over, and the next one works', async () => {
  const { folder, store, recordFile } = await openWithRecord();
  const before = await fs.readFile(recordFile, 'utf8');
  const diskFull = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
  vi.spyOn(nodeFs, 'fsync').mockImplementation((_, done) => done(diskFull));
  const save = () => store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 5 }));
  await expect(save()).rejects.toMatchObject({ code: 'storage_failed' });
  await expect(store.checkWritable()).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await fs.readFile(recordFile, 'utf8')).toBe(before);
  expect(await filesIn(folder)).not.toContainEqual(expect.stringMatching(/\.tmp$/));
  expect((await store.testSessions.get(RECORD_ID))?.completedCount).toBeNull();
  vi.restoreAllMocks();
  expect((await save())?.completedCount).toBe(5);
});

test('when the folder cannot be written the save fails as storage_failed', async () => {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  await fs.writeFile(path.join(folder, 'test-sessions'), 'a file where a folder should be');
  await expect(store.testSessions.create(RECORD_ID, createRecord())).rejects.toMatchObject({
    code: 'storage_failed',
  });
});

test('an update that answers the same document writes nothing', async () => {
  const { store, recordFile } = await openWithRecord();
  await fs.rm(recordFile);
  expect(await store.testSessions.update(RECORD_ID, (record) => record)).toEqual(createRecord());
  await expect(fs.access(recordFile)).rejects.toThrow();
});

test('a programming error stays one: only what the file system refuses is storage_failed', async () => {
  const { store } = await openWithRecord();
  const change = store.testSessions.update(RECORD_ID, () => {
    throw new TypeError('a mistake of ours');
  });
  await expect(change).rejects.toThrow(TypeError);
});
