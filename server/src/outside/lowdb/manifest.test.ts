import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { filesIn, openFolder, openWithRecord, readJson } from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { checkManifest } from './manifest.ts';

const names = ['test-sessions', 'shared-results'];

test('a new folder gets a manifest with the schema version', async () => {
  const folder = temporaryFolder();
  const manifest = path.join(folder, 'store.json');
  await (await openFolder(folder)).close();
  expect(JSON.parse(await fs.readFile(manifest, 'utf8'))).toEqual({ schemaVersion: SCHEMA_VERSION });
});

test.each([
  ['is missing although records exist', undefined, /holds records but its store\.json is missing/],
  ['is damaged', '{', /store\.json is damaged/],
  ['is empty', '', /store\.json is damaged/],
  ['was written by a newer version', '{"schemaVersion":99}', /newer version \(schema 99/],
])(
  'a store whose manifest %s is refused with one sentence, and nothing is touched',
  async (_, text, sentence) => {
    const { folder, store, recordFile } = await openWithRecord();
    await store.close();
    const manifest = path.join(folder, 'store.json');
    if (text === undefined) await fs.rm(manifest);
    else await fs.writeFile(manifest, text);
    const [before, kept] = [await filesIn(folder), await readJson(recordFile)];
    await expect(openFolder(folder)).rejects.toThrow(sentence);
    await expect(openFolder(folder)).rejects.not.toThrow('\n');
    expect(await filesIn(folder)).toEqual(before);
    expect(await readJson(recordFile)).toEqual(kept);
  },
);

test('a folder whose collections are all empty is a new one', async () => {
  const folder = temporaryFolder();
  await fs.mkdir(path.join(folder, 'shared-results'));
  await checkManifest(folder, names);
  expect(JSON.parse(await fs.readFile(path.join(folder, 'store.json'), 'utf8'))).toEqual({
    schemaVersion: SCHEMA_VERSION,
  });
});

test('the records of any one collection are enough to miss the manifest', async () => {
  const folder = temporaryFolder();
  await fs.mkdir(path.join(folder, 'shared-results/aa'), { recursive: true });
  await expect(checkManifest(folder, names)).rejects.toThrow('holds records but its store.json is missing');
  expect(await fs.readdir(folder)).toEqual(['shared-results']);
});

test('the manifest of this version is not written again', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'store.json');
  const text = `{ "schemaVersion": ${SCHEMA_VERSION}, "note": "moved by hand" }`;
  await fs.writeFile(file, text);
  await checkManifest(folder, names);
  expect(await fs.readFile(file, 'utf8')).toBe(text);
});

test.each(['0', '-1', '1.5', '"1"', 'null'])('the schema version %s is none', async (version) => {
  const folder = temporaryFolder();
  await fs.writeFile(path.join(folder, 'store.json'), `{"schemaVersion":${version}}`);
  await expect(checkManifest(folder, names)).rejects.toThrow('store.json is damaged');
});
