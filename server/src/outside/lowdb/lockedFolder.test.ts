import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '../../base/startupError.ts';
import { filesIn } from '../../testing/storeFolder.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { lockFolder, tidy } from './lockedFolder.ts';

const log = { warn() {}, error() {} };

test('a folder is made and locked until it is released', async () => {
  const folder = path.join(temporaryFolder(), 'made');
  const { disk, release } = await lockFolder({ folder, log }, async () => {});
  await disk.write({ file: path.join(folder, 'a.json'), text: '1' });
  expect((await filesIn(folder)).sort()).toEqual(['a.json', 'lock']);
  await release();
  expect(await filesIn(folder)).toEqual(['a.json']);
});

test('a folder that cannot be used stays unlocked', async () => {
  const folder = temporaryFolder();
  const refusal = new StartupError('It is of a newer version.');
  await expect(lockFolder({ folder, log }, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await filesIn(folder)).toEqual([]);
});

test('a folder that cannot be written is refused with its name and the reason', async () => {
  const file = path.join(temporaryFolder(), 'file');
  await fs.writeFile(file, '');
  const locked = lockFolder({ folder: path.join(file, 'below'), log }, async () => {});
  await expect(locked).rejects.toThrow(
    `Cannot write to the data folder ${path.join(file, 'below')} (ENOTDIR)`,
  );
});

test('the remains of a crash are removed: half of a file, and the fixed part of a document that is gone', async () => {
  const folder = temporaryFolder();
  const shard = path.join(folder, 'test-sessions/q1');
  for (const each of [shard, path.join(folder, 'tmp')]) await fs.mkdir(each, { recursive: true });
  for (const name of ['a.fixed.json', 'b.fixed.json', 'b.json'])
    await fs.writeFile(path.join(shard, name), '{}');
  for (const [i, id] of ['a', 'b'].entries())
    await fs.writeFile(
      path.join(folder, 'tmp', `0123456789ab-${i}.test-sessions%2Fq1%2F${id}.json`),
      '{"cut',
    );
  const { release } = await lockFolder({ folder, log }, tidy);
  await release();
  expect((await filesIn(folder)).sort()).toEqual(['b.fixed.json', 'b.json']);
});
