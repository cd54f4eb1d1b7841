import { expect, test } from 'vitest';
import { importFile } from './importFile.ts';

const file = `data:text/javascript,${encodeURIComponent('export const words = "here"')}`;
/** Chromium's answer to an import whose file it could not fetch, now or before. */
const chromium = () => new TypeError(`Failed to fetch dynamically imported module: ${file}`);
const fail = (error: unknown) => (): Promise<{ words: string; more: string }> => Promise.reject(error);

test('a file that arrives is taken as it is', async () => {
  const found = { words: 'at once' };
  expect(await importFile(async () => found, 'words')).toBe(found);
});

test('a failure that the browser keeps is passed by, as often as it takes', async () => {
  for (const _ of [1, 2])
    expect(await importFile(fail(chromium()), 'words')).toMatchObject({ words: 'here' });
});

test('a file that a bundler has put together otherwise is not taken for the one that is wanted', async () => {
  const error = chromium();
  await expect(importFile(fail(error), 'more')).rejects.toBe(error);
});

test.each([new TypeError('Importing a module script failed.'), 'ChunkLoadError'])(
  'what a browser or bundler says otherwise is left to it: %s',
  async (error) => {
    await expect(importFile(fail(error), 'words')).rejects.toBe(error);
  },
);
