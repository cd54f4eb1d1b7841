import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { createFreshRecord, createRecord, RECORD_ID } from '../../testing/records.ts';
import { CHECKOUT, openFolder, openWithRecord } from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';

/**
 * The store of commit 9a96ae5d, the last one of version 4: it opens a folder, reads a test if an id is given, and
 * closes it. Built by esbuild from `openLowdbStore` with all its records; it is in the repository because a clone may
 * lack the history.
 */
const previousStore = fileURLToPath(new URL('../../testing/previousStore.mjs.gz', import.meta.url));

async function runPreviousStore(...args: string[]) {
  const script = path.join(temporaryFolder(), 'previousStore.mjs');
  await fs.writeFile(script, gunzipSync(await fs.readFile(previousStore)));
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

/** Path → content of each file in a folder. */
async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map(
    async (file) => [path.relative(folder, file), await fs.readFile(file, 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

test('the build before refuses a store of this one, says which it needs, and leaves every byte as it is', async () => {
  const { folder, store } = await openWithRecord();
  await store.demoCheckouts.create(CHECKOUT.id, CHECKOUT);
  await store.close();
  const before = await textsIn(folder);
  const { status, stderr } = await runPreviousStore(folder, RECORD_ID);
  expect(stderr).toContain(
    `was written by a newer version (schema ${SCHEMA_VERSION}, this server knows 4): update the server.`,
  );
  expect(status).toBe(1);
  expect(await textsIn(folder)).toEqual(before);
  expect(await (await openFolder(folder)).testSessions.get(RECORD_ID)).toEqual(createRecord());
});

test('what the build before has set aside in its own store, this one opens again', async () => {
  const { folder, store, recordFile } = await openWithRecord(createFreshRecord());
  await store.close();
  const ofBefore = (text: string, more = '') =>
    text.replace(`"schemaVersion":${SCHEMA_VERSION}`, `"schemaVersion":4${more}`);
  const text = ofBefore(await fs.readFile(recordFile, 'utf8'), ',"mood":"calm"');
  await fs.writeFile(recordFile, text);
  await fs.writeFile(path.join(folder, 'store.json'), '{"schemaVersion":4}');
  const { stderr } = await runPreviousStore(folder, RECORD_ID);
  expect(stderr).toContain('record_damaged');
  await expect(fs.access(recordFile)).rejects.toThrow('ENOENT');
  expect(await (await openFolder(folder)).testSessions.get(RECORD_ID)).toEqual({
    ...createFreshRecord(),
    mood: 'calm',
  });
});
