import nodeFs from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { testRowRecords, uncountedRecords } from '../../dashboard/record.ts';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { createFreshRecord, createRecord, RECORD_ID } from '../../testing/records.ts';
import {
  CHECKOUT,
  filesIn,
  fixedOf,
  openFolder,
  openWithRecord,
  readJson,
} from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import { openLowdbStore } from './lowdbStore.ts';
import { createRecordFiles } from './recordFiles.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a record is two files in its shard, one of them never written again, and outlives the process', async () => {
  const { folder, store, recordFile } = await openWithRecord(createFreshRecord());
  expect({ ...(await readJson(fixedOf(recordFile))), ...(await readJson(recordFile)) }).toEqual(
    createFreshRecord(),
  );
  const { mtimeMs } = await fs.stat(fixedOf(recordFile));
  await store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 3 }));
  expect(Object.keys(await readJson(recordFile))).not.toContain('questions');
  expect((await fs.stat(fixedOf(recordFile))).mtimeMs).toBe(mtimeMs);
  await store.close();
  const again = await openFolder(folder);
  expect(await again.testSessions.get(RECORD_ID)).toEqual({ ...createFreshRecord(), completedCount: 3 });
  await again.testSessions.remove(RECORD_ID);
  expect(await filesIn(path.dirname(recordFile))).toEqual([]);
});

test('what never changes cannot be changed', async () => {
  const { store } = await openWithRecord();
  const change = store.testSessions.update(RECORD_ID, (record) => ({ ...record, deadlineAt: 1 }));
  await expect(change).rejects.toThrow('deadlineAt never changes.');
  expect(await store.testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('more records than are held in memory are read from the disk again', async () => {
  const store = await openFolder(temporaryFolder());
  const ids = Array.from({ length: 520 }, (_, i) => `demo_${String(i).padStart(10, '0')}`);
  for (const id of ids) await store.demoCheckouts.create(id, { ...CHECKOUT, id });
  for (const id of ids) expect((await store.demoCheckouts.get(id))?.id).toBe(id);
});

test('records that are only read push none out of memory that is changed', async () => {
  const folder = temporaryFolder();
  const before = await openFolder(folder);
  const ids = Array.from({ length: 520 }, (_, i) => `demo_${String(i).padStart(10, '0')}`);
  for (const id of ids) await before.demoCheckouts.create(id, { ...CHECKOUT, id });
  await before.close();
  const { demoCheckouts } = await openFolder(folder);
  const [used = '', ...others] = ids;
  const changed = await demoCheckouts.update(used, (checkout) => ({
    ...checkout,
    successUrl: 'https://quotient.test/changed',
  }));
  for (const id of others) await demoCheckouts.get(id);
  expect(await demoCheckouts.get(used)).toBe(changed);
});

test('a record that is opened to be changed is held, and of many those that were opened last', async () => {
  const folder = temporaryFolder();
  const before = await openFolder(folder);
  const ids = Array.from({ length: 501 }, (_, i) => `demo_${String(i).padStart(10, '0')}`);
  for (const id of ids) await before.demoCheckouts.create(id, { ...CHECKOUT, id });
  await before.close();
  const { demoCheckouts } = await openFolder(folder);
  const opened: unknown[] = [];
  for (const id of ids) opened.push(await demoCheckouts.get(id, 'changing'));
  const again: unknown[] = [];
  for (const id of ids) again.push(await demoCheckouts.get(id));
  expect(again).toEqual(opened);
  expect(again.map((document, i) => document === opened[i])).toEqual(ids.map((_, i) => i > 0));
});

test.each([
  ['is missing', undefined],
  ['is damaged', '{'],
])('a record whose fixed part %s is damaged', async (_, text) => {
  const { folder, store, recordFile } = await openWithRecord();
  await store.close();
  if (text === undefined) await fs.rm(fixedOf(recordFile));
  else await fs.writeFile(fixedOf(recordFile), text);
  const again = await openFolder(folder);
  await expect(again.testSessions.get(RECORD_ID)).rejects.toMatchObject({ code: 'record_damaged' });
});

test.each([
  ['is cut off', (text: string) => text.slice(0, -20)],
  ['is empty', () => ''],
  ['holds only NUL bytes', (text: string) => '\0'.repeat(text.length)],
  ['is null', () => 'null'],
  ['lacks a field', (text: string) => text.replace('"answers"', '"replies"')],
  ['has a value of a newer version', (text: string) => text.replace('"finish":null', '"finish":"paused"')],
])(
  'a record that %s is reported once and stays damaged in its place: never lost, never overwritten',
  async (_, damage) => {
    const { folder, store: before, recordFile } = await openWithRecord();
    await before.close();
    const whole = await fs.readFile(recordFile, 'utf8');
    const damaged = damage(whole);
    await fs.writeFile(recordFile, damaged);
    const files = await filesIn(folder);
    const store = await openFolder(folder);
    const { testSessions } = store;
    const refusal = { code: 'record_damaged' };
    await expect(testSessions.get(RECORD_ID)).rejects.toMatchObject(refusal);
    await expect(testSessions.get(RECORD_ID)).rejects.toMatchObject(refusal);
    await expect(testSessions.update(RECORD_ID, (record) => record)).rejects.toMatchObject(refusal);
    await expect(testSessions.create(RECORD_ID, createRecord())).rejects.toMatchObject(refusal);
    await expect(testSessions.remove(RECORD_ID, () => true)).rejects.toMatchObject(refusal);
    expect(store.logged).toEqual(['record_damaged']);
    await store.close();
    expect(await filesIn(folder)).toEqual(files.filter((name) => name !== 'lock'));
    expect(await fs.readFile(recordFile, 'utf8')).toBe(damaged);
    await fs.writeFile(recordFile, whole);
    expect(await (await openFolder(folder)).testSessions.get(RECORD_ID)).toEqual(createRecord());
  },
);

test('a record that cannot be read is named in the log with the reason, and without what is in it', async () => {
  const { folder, store: before, recordFile } = await openWithRecord();
  await before.close();
  const told: unknown[] = [];
  const log = { warn() {}, error: (event: string, fields?: object) => void told.push({ event, ...fields }) };
  for (const change of [{ tokenHash: 'secret' }, { schemaVersion: SCHEMA_VERSION + 1 }, { id: 'secret' }]) {
    await fs.writeFile(recordFile, JSON.stringify({ ...(await readJson(recordFile)), ...change }));
    const store = await openLowdbStore({ folder, log });
    await expect(store.testSessions.get(RECORD_ID)).rejects.toThrow();
    await store.close();
  }
  const file = `test-sessions/${RECORD_ID.slice(-2)}/${RECORD_ID}.json`;
  expect(told).toEqual([
    { event: 'record_damaged', file, reason: 'tokenHash is not as this version knows it' },
    { event: 'record_damaged', file, reason: 'schemaVersion is not as this version knows it' },
    { event: 'record_damaged', file, reason: 'schemaVersion is not as this version knows it' },
  ]);
});

test('a damaged record does not disturb the others', async () => {
  const { folder, store: before, recordFile } = await openWithRecord();
  const other = `1767225600000-neighbor${RECORD_ID.slice(-2)}`;
  await before.testSessions.create(other, createRecord(other));
  await before.close();
  await fs.writeFile(recordFile, '{');
  const store = await openFolder(folder);
  await expect(store.testSessions.get(RECORD_ID)).rejects.toMatchObject({ code: 'record_damaged' });
  expect((await store.testSessions.get(other))?.id).toBe(other);
});

test('an invalid id never becomes a path', async () => {
  const store = await openFolder(temporaryFolder());
  for (const id of ['../../etc/passwd', 'a/b', '', '.', 'x'.repeat(101)]) {
    await expect(store.sharedResults.get(id)).rejects.toMatchObject({ code: 'internal' });
  }
});

test('what only a newer version knows stays in its file, whatever this version changes', async () => {
  const { folder, store: before, recordFile } = await openWithRecord();
  await before.close();
  const add = async (file: string, more: object) =>
    fs.writeFile(file, JSON.stringify({ ...(await readJson(file)), ...more }));
  await add(fixedOf(recordFile), { shownOn: { device: 'watch' } });
  await add(recordFile, { mood: ['calm'] });
  const fixedText = await fs.readFile(fixedOf(recordFile), 'utf8');
  for (const completedCount of [3, 4]) {
    const store = await openFolder(folder);
    await store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount }));
    await store.testSessions.update(RECORD_ID, (record) => ({
      ...record,
      flags: record.flags.map(() => true),
    }));
    expect(await readJson(recordFile)).toMatchObject({ completedCount, mood: ['calm'] });
    expect(Object.keys(await readJson(recordFile))).not.toContain('shownOn');
    expect(await fs.readFile(fixedOf(recordFile), 'utf8')).toBe(fixedText);
    expect(await store.testSessions.get(RECORD_ID)).toMatchObject({
      shownOn: { device: 'watch' },
      completedCount,
    });
    await store.close();
  }
});

test('a removal that is killed between the two files of a record is finished by the next start', async () => {
  const { folder, store, recordFile } = await openWithRecord();
  const other = `1767225600000-neighbor${RECORD_ID.slice(-2)}`;
  await store.testSessions.create(other, createRecord(other));
  const { unlink } = fs;
  vi.spyOn(fs, 'unlink').mockImplementation(async (name) => {
    if (name === fixedOf(recordFile)) throw Object.assign(new Error('killed'), { code: 'EIO' });
    return unlink(name);
  });
  await expect(store.testSessions.remove(RECORD_ID)).rejects.toMatchObject({ code: 'storage_failed' });
  vi.restoreAllMocks();
  await store.close();
  expect(await filesIn(path.dirname(recordFile))).toContain(path.basename(fixedOf(recordFile)));
  const again = await openFolder(folder);
  expect((await filesIn(path.dirname(recordFile))).sort()).toEqual([`${other}.fixed.json`, `${other}.json`]);
  expect(await again.testSessions.get(other)).toEqual(createRecord(other));
  expect(await filesIn(path.join(folder, 'tmp'))).toEqual([]);
});

test('a removal that is killed before the first file leaves the record whole', async () => {
  const { folder, store, recordFile } = await openWithRecord();
  await store.close();
  const marker = `0123456789ab-1.${encodeURIComponent(path.relative(folder, recordFile))}`;
  await fs.writeFile(path.join(folder, 'tmp', marker), '');
  expect(await (await openFolder(folder)).testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('a change whose folder could not be synced is read as it is on the disk', async () => {
  const { store, recordFile } = await openWithRecord();
  const change = (completedCount: number) =>
    store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount }));
  await change(1);
  const broken = Object.assign(new Error('no'), { code: 'EIO' });
  const real = nodeFs.fsync;
  vi.spyOn(nodeFs, 'fsync').mockImplementation((opened, done) =>
    nodeFs.fstatSync(opened).isDirectory() ? done(broken) : real(opened, done),
  );
  await expect(change(2)).rejects.toMatchObject({ code: 'storage_failed' });
  vi.restoreAllMocks();
  expect(await readJson(recordFile)).toMatchObject({ completedCount: 2 });
  expect(await store.testSessions.get(RECORD_ID)).toMatchObject({ completedCount: 2 });
});

test('a removal succeeds although another one has removed the empty group meanwhile', async () => {
  const folder = temporaryFolder();
  const log = { warn() {}, error() {} };
  const disk = createDisk({ folder, log });
  const [first, second] = ['a', 'b'].map((letter) => `1767225600000-${letter.repeat(16)}`);
  const shard = path.join(folder, 'test-rows', '2026-01-01-00');
  await fs.mkdir(shard, { recursive: true });
  for (const id of [first, second]) await fs.writeFile(path.join(shard, `${id}.json`), '{}');
  let other: Promise<boolean> | undefined;
  const files = createRecordFiles(
    testRowRecords,
    { folder, log },
    {
      ...disk,
      async syncFolder(each) {
        // The second removal runs between the first one's removal and its sync.
        if (!other) {
          other = files.remove(second ?? '');
          await other;
        }
        return disk.syncFolder(each);
      },
    },
  );
  expect([await files.remove(first ?? ''), await other]).toEqual([true, true]);
  expect(await files.groups()).toEqual([]);
});

test('a new record is saved although a removal has removed its empty group meanwhile', async () => {
  const folder = temporaryFolder();
  const log = { warn() {}, error() {} };
  const disk = createDisk({ folder, log });
  let isFirst = true;
  const files = createRecordFiles(
    uncountedRecords,
    { folder, log },
    {
      ...disk,
      async write(...written) {
        const [{ file } = { file: '' }] = written;
        if (isFirst) await fs.rmdir(path.dirname(file));
        isFirst = false;
        return disk.write(...written);
      },
    },
  );
  const adapter = files.adapterOf(RECORD_ID, 'changing');
  await adapter.read();
  await adapter.write({ schemaVersion: SCHEMA_VERSION, id: RECORD_ID });
  expect(await files.adapterOf(RECORD_ID, 'reading').read()).toMatchObject({ id: RECORD_ID });
});
