import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { closeToOthers, readIfPresent, writeDurably } from './durableFile.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const mode = async (name: string) => ((await fs.stat(name)).mode & 0o777).toString(8);

test('a file is replaced as a whole, is for this process alone, and nothing lies beside it', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'note');
  await fs.writeFile(file, 'a much longer text than the next', { mode: 0o644 });
  await writeDurably(file, 'short');
  expect(await fs.readFile(file, 'utf8')).toBe('short');
  expect(await mode(file)).toBe('600');
  expect(await fs.readdir(folder)).toEqual(['note']);
});

test('writes of one file at once leave one of the texts, never a mixture', async () => {
  const file = path.join(temporaryFolder(), 'note');
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(10_000));
  await Promise.all(texts.map((text) => writeDurably(file, text)));
  expect(texts).toContain(await fs.readFile(file, 'utf8'));
});

test('a write that fails at the last step keeps the old text and leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'note');
  await writeDurably(file, 'old');
  const refusal = Object.assign(new Error('no'), { code: 'EACCES' });
  vi.spyOn(fs, 'rename').mockRejectedValue(refusal);
  await expect(writeDurably(file, 'new')).rejects.toBe(refusal);
  expect(await fs.readFile(file, 'utf8')).toBe('old');
  expect(await fs.readdir(folder)).toEqual(['note']);
});

test('a file that is not there has no text; one that cannot be read is an error', async () => {
  const folder = temporaryFolder();
  expect(await readIfPresent(path.join(folder, 'none'))).toBeUndefined();
  await expect(readIfPresent(folder)).rejects.toMatchObject({ code: 'EISDIR' });
});

test('a folder is closed to others; where that cannot be done the operator hears of it, and nothing stops', async () => {
  const warned: object[] = [];
  const log = { warn: (event: string, fields: object) => warned.push({ event, ...fields }), error() {} };
  const folder = temporaryFolder();
  await fs.chmod(folder, 0o755);
  await closeToOthers(folder, log);
  expect(await mode(folder)).toBe('700');
  await closeToOthers(path.join(folder, 'none'), log);
  expect(warned).toEqual([]);
  vi.spyOn(fs, 'chmod').mockRejectedValue(Object.assign(new Error('no'), { code: 'ENOTSUP' }));
  await closeToOthers(folder, log);
  expect(warned).toEqual([{ event: 'folder_open_to_others', folder, reason: 'ENOTSUP' }]);
});
