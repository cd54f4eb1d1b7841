import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../store/collection.ts';
import { filesIn, openFolder, openWithRecord, readJson } from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import { serverVersion } from '../serverVersion.ts';
import { readManifest, writeManifest } from './manifest.ts';

const names = ['test-sessions', 'shared-results'];
const own = { schemaVersion: SCHEMA_VERSION, writtenBy: serverVersion };
const checkManifest = async (folder: string) =>
  writeManifest(folder, await readManifest(folder, names), createDisk({ folder, log: { warn() {} } }));

test('a new folder gets a manifest with the schema version', async () => {
  const folder = temporaryFolder();
  const manifest = path.join(folder, 'store.json');
  await (await openFolder(folder)).close();
  expect(JSON.parse(await fs.readFile(manifest, 'utf8'))).toEqual(own);
});

test.each([
  ['is missing although records exist', undefined, /holds records but its store\.json is missing/],
  ['is damaged', '{', /store\.json is damaged/],
  ['is empty', '', /store\.json is damaged/],
  [
    'was written by a newer version',
    '{"schemaVersion":99}',
    /by a newer version of the server \(schema 99; this is version [\d.]+, schema \d+\): start that version/,
  ],
  [
    'names the version that wrote it',
    '{"schemaVersion":99,"writtenBy":"7.1.0"}',
    /by version 7\.1\.0 of the server \(schema 99/,
  ],
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
  await checkManifest(folder);
  expect(JSON.parse(await fs.readFile(path.join(folder, 'store.json'), 'utf8'))).toEqual(own);
});

test('the records of any one collection are enough to miss the manifest', async () => {
  const folder = temporaryFolder();
  await fs.mkdir(path.join(folder, 'shared-results/aa'), { recursive: true });
  await expect(checkManifest(folder)).rejects.toThrow('holds records but its store.json is missing');
  expect(await fs.readdir(folder)).toEqual(['shared-results']);
});

test('the manifest of this version is not written again', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'store.json');
  const text = `{ "note": "moved by hand", "schemaVersion": ${SCHEMA_VERSION}, "writtenBy": "${serverVersion}" }`;
  await fs.writeFile(file, text);
  await checkManifest(folder);
  expect(await fs.readFile(file, 'utf8')).toBe(text);
});

test.each(['0', '-1', '1.5', '"1"', 'null'])('the schema version %s is none', async (version) => {
  const folder = temporaryFolder();
  await fs.writeFile(path.join(folder, 'store.json'), `{"schemaVersion":${version}}`);
  await expect(checkManifest(folder)).rejects.toThrow('store.json is damaged');
});

test('a folder of another version with the same schema gets the name of this one, and what that one noted stays', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'store.json');
  await fs.writeFile(
    file,
    JSON.stringify({ schemaVersion: SCHEMA_VERSION, writtenBy: '99.1.0', index: [1] }),
  );
  await checkManifest(folder);
  expect(await readJson(file)).toEqual({ ...own, index: [1] });
});
