import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { createDisk } from '../durableFile.ts';
import { recordPlaces } from './recordPlaces.ts';

test('ids that differ only in case have files of their own', () => {
  const { placeOf } = recordPlaces('/data', { name: 'some' });
  expect(placeOf('aB-1')).toEqual({
    shard: '/data/some/-1',
    file: '/data/some/-1/a~b-1.json',
    fixedFile: '/data/some/-1/a~b-1.fixed.json',
  });
  expect(placeOf('ab-1').file).toBe('/data/some/-1/ab-1.json');
});

test.each(['', '../a', 'a/b', 'a.b', '~a', 'a'.repeat(101)])('%j is no id', (id) => {
  expect(() => recordPlaces('/data', { name: 'some' }).placeOf(id)).toThrow();
});

test('ids are listed by their groups, in order', async () => {
  const folder = temporaryFolder();
  const { placeOf, makeShard, ids, groups } = recordPlaces(folder, {
    name: 'some',
    groupOf: (id) => id.slice(0, 1),
  });
  expect(await groups()).toEqual([]);
  for (const id of ['b2', 'a9', 'a1', 'aA']) {
    const { shard, file, fixedFile } = placeOf(id);
    await makeShard(shard, createDisk({ folder, log: { warn() {} } }));
    for (const each of [file, fixedFile]) await fs.writeFile(each, '{}');
  }
  await fs.writeFile(path.join(folder, 'some/a/half.json.tmp'), '');
  expect(await groups()).toEqual(['a', 'b']);
  const list: string[] = [];
  for await (const id of ids()) list.push(id);
  expect(list).toEqual(['a1', 'a9', 'aA', 'b2']);
  for await (const id of ids('b')) expect(id).toBe('b2');
});
