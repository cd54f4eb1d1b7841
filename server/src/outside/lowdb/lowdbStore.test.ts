import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { bundle } from '../../testing/bundle.ts';
import { createRecord, createSharedRecord, RECORD_ID } from '../../testing/records.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { demoCheckoutRecords } from '../demoCheckout/record.ts';
import { openLowdbStore } from './lowdbStore.ts';

const NOW = 1_767_225_600_000;
const file = path.join('test-sessions', RECORD_ID.slice(-2), `${RECORD_ID}.json`);
const fixedOf = (recordFile: string) => recordFile.replace(/json$/, 'fixed.json');

/** Opens the store of a folder; what it logs ends up in `logged`. */
async function open(folder: string) {
  const logged: string[] = [];
  const note = (event: string) => logged.push(event);
  const log = { warn: note, error: note };
  const store = await openLowdbStore({ folder, log, now: () => NOW }, [demoCheckoutRecords]);
  onTestFinished(() => store.close());
  return { ...store, demoCheckouts: store.collection(demoCheckoutRecords), logged };
}

const SHARED = createSharedRecord(NOW);
const CHECKOUT = {
  schemaVersion: SCHEMA_VERSION,
  id: 'demo_0123456789',
  sessionId: RECORD_ID,
  price: { amountMinor: 100, currency: 'EUR' },
  successUrl: 'https://quotient.test/payment-success',
  cancelUrl: 'https://quotient.test/payment-canceled',
  state: 'open',
  createdAt: NOW,
} as const;

async function withRecord() {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.testSessions.create(RECORD_ID, createRecord());
  return { folder, store, recordFile: path.join(folder, file) };
}

const filesIn = async (folder: string) =>
  (await fs.readdir(folder, { recursive: true, withFileTypes: true })).flatMap((entry) =>
    entry.isFile() ? entry.name : [],
  );

afterEach(() => {
  vi.restoreAllMocks();
});

const readJson = async (name: string) => JSON.parse(await fs.readFile(name, 'utf8'));

test('a record is two files in its shard, one of them never written again, and outlives the process', async () => {
  const { folder, store, recordFile } = await withRecord();
  expect({ ...(await readJson(fixedOf(recordFile))), ...(await readJson(recordFile)) }).toEqual(
    createRecord(),
  );
  const { mtimeMs } = await fs.stat(fixedOf(recordFile));
  await store.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 3 }));
  expect(Object.keys(await readJson(recordFile))).not.toContain('questions');
  expect((await fs.stat(fixedOf(recordFile))).mtimeMs).toBe(mtimeMs);
  await store.close();
  const again = await open(folder);
  expect(await again.testSessions.get(RECORD_ID)).toEqual({ ...createRecord(), completedCount: 3 });
  await again.testSessions.remove(RECORD_ID);
  expect(await filesIn(path.dirname(recordFile))).toEqual([]);
});

test('what never changes cannot be changed', async () => {
  const { store } = await withRecord();
  const change = store.testSessions.update(RECORD_ID, (record) => ({ ...record, deadlineAt: 1 }));
  await expect(change).rejects.toThrow('deadlineAt never changes.');
  expect(await store.testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('more records than are held in memory are read from the disk again', async () => {
  const store = await open(temporaryFolder());
  const ids = Array.from({ length: 520 }, (_, i) => `demo_${String(i).padStart(10, '0')}`);
  for (const id of ids) await store.demoCheckouts.create(id, { ...CHECKOUT, id });
  for (const id of ids) expect((await store.demoCheckouts.get(id))?.id).toBe(id);
});

test.each([
  ['is missing', undefined],
  ['is damaged', '{'],
])('a record whose fixed part %s is damaged', async (_, text) => {
  const { folder, store, recordFile } = await withRecord();
  await store.close();
  if (text === undefined) await fs.rm(fixedOf(recordFile));
  else await fs.writeFile(fixedOf(recordFile), text);
  const again = await open(folder);
  await expect(again.testSessions.get(RECORD_ID)).rejects.toMatchObject({ code: 'record_damaged' });
});

test.each([
  ['is cut off', (text: string) => text.slice(0, -20)],
  ['is empty', () => ''],
  ['holds only NUL bytes', (text: string) => '\0'.repeat(text.length)],
  ['is null', () => 'null'],
  ['lacks a field', (text: string) => text.replace('"answers"', '"replies"')],
])(
  'a record that %s is set aside, reported, and stays damaged: never lost, never overwritten',
  async (_, damage) => {
    const { folder, store: before, recordFile } = await withRecord();
    await before.close();
    const damaged = damage(await fs.readFile(recordFile, 'utf8'));
    await fs.writeFile(recordFile, damaged);
    const store = await open(folder);
    const { testSessions } = store;
    const refusal = { code: 'record_damaged' };
    await expect(testSessions.get(RECORD_ID)).rejects.toMatchObject(refusal);
    await expect(testSessions.get(RECORD_ID)).rejects.toMatchObject(refusal);
    await expect(testSessions.update(RECORD_ID, (record) => record)).rejects.toMatchObject(refusal);
    await expect(testSessions.create(RECORD_ID, createRecord())).rejects.toMatchObject(refusal);
    expect(store.logged).toEqual(['record_damaged']);
    const aside = path.join(path.dirname(recordFile), `${RECORD_ID}.damaged-${NOW}.json`);
    expect(await fs.readFile(aside, 'utf8')).toBe(damaged);
    await store.close();
    await expect((await open(folder)).testSessions.get(RECORD_ID)).rejects.toMatchObject(refusal);
  },
);

test('a damaged record does not disturb the others', async () => {
  const { folder, store: before, recordFile } = await withRecord();
  const other = `1767225600000-neighbor${RECORD_ID.slice(-2)}`;
  await before.testSessions.create(other, createRecord(other));
  await before.close();
  await fs.writeFile(recordFile, '{');
  const store = await open(folder);
  await expect(store.testSessions.get(RECORD_ID)).rejects.toMatchObject({ code: 'record_damaged' });
  expect((await store.testSessions.get(other))?.id).toBe(other);
});

test('when the disk is full the save fails, nothing is changed or left over, and the next one works', async () => {
  const { folder, store, recordFile } = await withRecord();
  const before = await fs.readFile(recordFile, 'utf8');
  const realOpen = fs.open;
  vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const handle = await realOpen(...args);
    vi.spyOn(handle, 'sync').mockRejectedValue(Object.assign(new Error('disk full'), { code: 'ENOSPC' }));
    return handle;
  });
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
  const store = await open(folder);
  await fs.writeFile(path.join(folder, 'test-sessions'), 'a file where a folder should be');
  await expect(store.testSessions.create(RECORD_ID, createRecord())).rejects.toMatchObject({
    code: 'storage_failed',
  });
});

/** Path → permissions, of everything in a folder. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true });
  const modes = entries.map(async (entry) => {
    const { mode } = await fs.stat(path.join(folder, entry));
    return [entry, (mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(modes));
}

test('nobody else on the machine reads what is stored, also in folders that were open before', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const folder = path.join(temporaryFolder(), 'data');
  const store = await open(folder);
  await store.testSessions.create(RECORD_ID, createRecord());
  const shard = `test-sessions/${RECORD_ID.slice(-2)}`;
  const closed = {
    lock: '600',
    'store.json': '600',
    'test-sessions': '700',
    [shard]: '700',
    [`${shard}/${RECORD_ID}.fixed.json`]: '600',
    [`${shard}/${RECORD_ID}.json`]: '600',
  };
  expect(await modesIn(folder)).toEqual(closed);
  expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
  await store.close();
  await fs.chmod(path.join(folder, 'test-sessions'), 0o755);
  await open(folder);
  expect(await modesIn(folder)).toEqual(closed);
});

test('an id that is no id never becomes a path', async () => {
  const store = await open(temporaryFolder());
  for (const id of ['../../etc/passwd', 'a/b', '', '.', 'x'.repeat(101)]) {
    await expect(store.sharedResults.get(id)).rejects.toMatchObject({ code: 'internal' });
  }
});

test('a new folder gets a manifest with the schema version', async () => {
  const folder = temporaryFolder();
  const manifest = path.join(folder, 'store.json');
  await (await open(folder)).close();
  expect(JSON.parse(await fs.readFile(manifest, 'utf8'))).toEqual({ schemaVersion: SCHEMA_VERSION });
});

test('a folder of version 1 is taken over: its sessions are of no partner and have no marks, everything else stays as it was', async () => {
  const { folder, store, recordFile } = await withRecord();
  await store.sharedResults.create(SHARED.id, SHARED);
  await store.demoCheckouts.create(CHECKOUT.id, CHECKOUT);
  await store.close();
  const { partner: _, hostOrigin: __, flags: ___, ...older } = createRecord();
  await fs.rm(fixedOf(recordFile)); // one file until version 3
  await fs.writeFile(recordFile, JSON.stringify({ ...older, schemaVersion: 1, completedCount: 3 }));
  for (const [name, { id }] of [
    ['shared-results', SHARED],
    ['demo-checkouts', CHECKOUT],
  ] as const) {
    const other = path.join(folder, name, id.slice(-2), `${id}.json`);
    const text = await fs.readFile(other, 'utf8');
    await fs.writeFile(other, text.replace(`"schemaVersion":${SCHEMA_VERSION}`, '"schemaVersion":1'));
  }
  await fs.writeFile(path.join(folder, 'store.json'), '{"schemaVersion":1}');

  const again = await open(folder);
  expect(await again.testSessions.get(RECORD_ID)).toEqual({
    ...createRecord(),
    partner: null,
    hostOrigin: null,
    completedCount: 3,
  });
  await again.testSessions.update(RECORD_ID, (record) => ({ ...record, completedCount: 4 }));
  expect({ ...(await readJson(fixedOf(recordFile))), ...(await readJson(recordFile)) }).toMatchObject({
    questions: createRecord().questions,
    completedCount: 4,
  });
  expect(await again.sharedResults.get(SHARED.id)).toEqual(SHARED);
  expect(await again.demoCheckouts.get(CHECKOUT.id)).toEqual(CHECKOUT);
  expect(JSON.parse(await fs.readFile(path.join(folder, 'store.json'), 'utf8'))).toEqual({
    schemaVersion: SCHEMA_VERSION,
  });
});

test.each([
  ['is missing although records exist', undefined, /holds records but its store\.json is missing/],
  ['is damaged', '{', /store\.json is damaged/],
  ['is empty', '', /store\.json is damaged/],
  ['was written by a newer version', '{"schemaVersion":99}', /newer version \(schema 99/],
])(
  'a store whose manifest %s is refused with one sentence, and nothing is touched',
  async (_, text, sentence) => {
    const { folder, store, recordFile } = await withRecord();
    await store.close();
    const manifest = path.join(folder, 'store.json');
    if (text === undefined) await fs.rm(manifest);
    else await fs.writeFile(manifest, text);
    const [before, kept] = [await filesIn(folder), await readJson(recordFile)];
    await expect(open(folder)).rejects.toThrow(sentence);
    await expect(open(folder)).rejects.not.toThrow('\n');
    expect(await filesIn(folder)).toEqual(before);
    expect(await readJson(recordFile)).toEqual(kept);
  },
);

test('killed in the middle of writing, a store has every answer that was acknowledged', async () => {
  const folder = temporaryFolder();
  const writer = await bundle('src/testing/crashingWriter.ts');
  const acknowledged = new Map<string, number>();
  for (let round = 0; round < 2; round += 1) {
    const child = fork(writer, [folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let messages = 0;
    child.on('message', ({ id, count }: { id: string; count: number }) => {
      acknowledged.set(id, count);
      messages += 1;
      if (messages === 60) child.kill('SIGKILL');
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  }
  const store = await open(folder);
  expect(acknowledged.size).toBe(4);
  for (const [id, count] of acknowledged) {
    const record = await store.testSessions.get(id);
    expect(record?.completedCount).toBeGreaterThanOrEqual(count);
  }
  expect(store.logged).toEqual([]);
});
