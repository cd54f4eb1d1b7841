import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { bundle } from '../../testing/bundle.ts';
import { createFreshRecord, createRecord, createSharedRecord, RECORD_ID } from '../../testing/records.ts';
import {
  CHECKOUT,
  filesIn,
  fixedOf,
  NOW,
  openFolder,
  openWithRecord,
  readJson,
} from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

const SHARED = createSharedRecord(NOW);

/** Path → permissions, of everything in a folder. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true });
  const modes = entries.map(async (entry) => {
    const { mode } = await fs.stat(path.join(folder, entry));
    return [entry, (mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(modes));
}

test('nobody else on the machine reads stored files, even in folders that were open before', async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const folder = path.join(temporaryFolder(), 'data');
  const store = await openFolder(folder);
  await store.testSessions.create(RECORD_ID, createFreshRecord());
  const shard = `test-sessions/${RECORD_ID.slice(-2)}`;
  const closed = {
    lock: '600',
    'store.json': '600',
    tmp: '700',
    'test-sessions': '700',
    [shard]: '700',
    [`${shard}/${RECORD_ID}.fixed.json`]: '600',
    [`${shard}/${RECORD_ID}.json`]: '600',
  };
  expect(await modesIn(folder)).toEqual(closed);
  expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
  await store.close();
  await fs.chmod(path.join(folder, 'test-sessions'), 0o755);
  await openFolder(folder);
  expect(await modesIn(folder)).toEqual(closed);
});

test('a folder of version 1 is taken over: its sessions are of no partner and have no marks, everything else stays as it was', async () => {
  const { folder, store, recordFile } = await openWithRecord();
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

  const again = await openFolder(folder);
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
  expect(await readJson(path.join(folder, 'store.json'))).toMatchObject({ schemaVersion: SCHEMA_VERSION });
});

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
  const store = await openFolder(folder);
  expect(acknowledged.size).toBe(4);
  for (const [id, count] of acknowledged) {
    const record = await store.testSessions.get(id);
    expect(record?.completedCount).toBeGreaterThanOrEqual(count);
  }
  expect(store.logged).toEqual([]);
  // One record is two files, and nothing that was half written is left.
  const others = 2 + createRecord().questions.length;
  expect((await filesIn(folder)).length).toBe(2 * acknowledged.size + others);
});
