import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testSessionRecords } from '../../session/record.ts';
import { filesIn } from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import type { AnyDefinition } from '../texts.ts';
import { createFolderTexts } from './folderTexts.ts';

const definition = testSessionRecords as unknown as AnyDefinition; // texts aren't parsed
const [first, second] = ['1767225600000-aaaaaaaaaa', '1767225600000-bbbbbbbbbb'];

function openTexts() {
  const folder = temporaryFolder();
  const texts = createFolderTexts(folder, createDisk({ folder, log: { warn() {} } }));
  const ids = async () => {
    const all: string[] = [];
    for await (const page of texts.pages(definition)) all.push(...page);
    return all;
  };
  const fileOf = (id: string, name: string) => path.join(folder, 'test-sessions', id.slice(-2), name);
  return { folder, texts, ids, fileOf };
}

test('documents are read as they were written, byte by byte, and listed in order', async () => {
  const { texts, ids } = openTexts();
  const written = [
    { id: second, text: '{ "a":1.50,\n"a":2 }', fixedText: '{"ß":"\\u0000"}' },
    { id: first, text: 'null', fixedText: null },
  ];
  await texts.write(definition, written);
  expect(await ids()).toEqual([first, second]);
  const read = await texts.read(definition, [second, first, '1767225600000-missing000']);
  expect(read.damaged).toEqual([]);
  expect(read.texts.sort((a, b) => (a.id > b.id ? -1 : 1))).toEqual(written);
});

test('the digest changes with either text, and a document without a fixed part has none afterwards', async () => {
  const { folder, texts } = openTexts();
  const seen = new Set<string | null | undefined>();
  for (const [text, fixedText] of [
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
    ['2', null],
  ] as const) {
    await texts.write(definition, [{ id: first, text, fixedText }]);
    seen.add((await texts.digests(definition, [first])).get(first));
  }
  expect(seen.size).toBe(4);
  expect(await filesIn(folder)).toEqual([`${first}.json`]);
  await texts.remove(definition, [first]);
  expect(await filesIn(folder)).toEqual([]);
  expect(await texts.digests(definition, [first])).toEqual(new Map());
});

test('documents that have not changed since a time need not be read', async () => {
  const { texts } = openTexts();
  await texts.write(definition, [{ id: first, text: '1', fixedText: null }]);
  const digestSince = async (time: number) => (await texts.digests(definition, [first], time)).get(first);
  expect(await digestSince(Date.now() + 60_000)).toBeNull();
  expect(await digestSince(Date.now() - 60_000)).toMatch(/^[0-9a-f]{64}$/);
});

test('a document that is not JSON in UTF-8 is damaged; a file that no server looks for is none', async () => {
  const { texts, ids, fileOf } = openTexts();
  await texts.write(definition, [
    { id: first, text: '{"cut o', fixedText: null },
    { id: second, text: '""', fixedText: '{}' },
  ]);
  await fs.writeFile(fileOf(second, `${second}.json`), Buffer.from([0x22, 0xff, 0x22]));
  await fs.writeFile(fileOf(second, 'a copy.json'), '{}');
  expect(await ids()).toEqual([first, second]);
  const { texts: read, damaged } = await texts.read(definition, [first, second]);
  expect([read, damaged.sort()]).toEqual([[], [first, second]]);
});
