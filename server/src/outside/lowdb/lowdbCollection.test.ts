import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createFreshRecord, createRecord, RECORD_ID } from '../../testing/records.ts';
import { filesIn, fixedOf, openFolder, openWithRecord } from '../../testing/storeFolder.ts';
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

test('a new record of which the second file cannot be saved leaves no first one', async () => {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  const real = fs.rename;
  const refusal = Object.assign(new Error('no'), { code: 'ENOSPC' });
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    if (!String(to).endsWith('.fixed.json')) throw refusal;
    return real(from, to);
  });
  const create = () => store.testSessions.create(RECORD_ID, createFreshRecord());
  await expect(create()).rejects.toMatchObject({ code: 'storage_failed' });
  expect((await filesIn(folder)).sort()).toEqual(['lock', 'store.json']);
  vi.restoreAllMocks();
  expect(await create()).toBe(true);
});

test('a new record of which only the last step fails is not there, so that it can be made again', async () => {
  const folder = temporaryFolder();
  const store = await openFolder(folder);
  const { fsync, fstatSync } = nodeFs;
  vi.spyOn(nodeFs, 'fsync').mockImplementation((opened, done) => {
    if (fstatSync(opened).isDirectory()) done(Object.assign(new Error('broken'), { code: 'EIO' }));
    else fsync(opened, done);
  });
  await fs.mkdir(path.join(folder, 'test-sessions', RECORD_ID.slice(-2)), { recursive: true });
  const create = () => store.testSessions.create(RECORD_ID, createRecord());
  await expect(create()).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await store.testSessions.get(RECORD_ID)).toBeUndefined();
  vi.restoreAllMocks();
  expect(await create()).toBe(true);
});

test('where a crash came between the two files of a new record, the next start removes the first', async () => {
  const { folder, store, recordFile } = await openWithRecord();
  await store.close();
  const before = (await filesIn(folder)).sort();
  const lost = `test-sessions/${RECORD_ID.slice(-2)}/1767225600000-lost${RECORD_ID.slice(-2)}`;
  await fs.writeFile(path.join(folder, `${lost}.fixed.json`), '{}');
  for (const [i, name] of [`${lost}.json`, path.relative(folder, recordFile), 'outbox/1-a.eml'].entries())
    await fs.writeFile(path.join(folder, 'tmp', `0123456789ab-${i}.${encodeURIComponent(name)}`), 'half');
  const again = await openFolder(folder);
  expect((await filesIn(folder)).sort()).toEqual([...before, 'lock'].sort());
  expect(await again.testSessions.get(RECORD_ID)).toEqual(createRecord());
  expect(await fs.readFile(fixedOf(recordFile), 'utf8')).toContain('questions');
});

test('on a disk that refuses every fourth rename and syncs no folder, a store works and logs it once', async () => {
  const { fsync, fstatSync } = nodeFs;
  const { rename } = fs;
  const refusal = Object.assign(new Error('no'), { code: 'EPERM' });
  let count = 0;
  vi.spyOn(nodeFs, 'fsync').mockImplementation((opened, done) => {
    if (fstatSync(opened).isDirectory()) done(refusal);
    else fsync(opened, done);
  });
  vi.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    count += 1;
    if (count % 4 === 0) throw refusal;
    return rename(from, to);
  });
  const { store } = await openWithRecord();
  for (let completedCount = 1; completedCount <= 12; completedCount += 1)
    await store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount }));
  await store.testSessions.remove(RECORD_ID);
  await store.checkWritable();
  expect(store.logged).toEqual(['folders_not_synced']);
  expect(count).toBeGreaterThan(16);
});
