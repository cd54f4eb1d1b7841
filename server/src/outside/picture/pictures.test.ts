import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { fontsForTests } from '../../testing/testPictures.ts';
import { createPictures } from './pictures.ts';

const fontsDir = fontsForTests();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3"/></svg>';

/** Pictures in a folder of their own, and how often one was drawn. */
function open(keptCount?: number) {
  const folder = path.join(temporaryFolder(), 'pictures');
  const drawn: string[] = [];
  const pictures = createPictures({ folder, fontsDir, ...(keptCount && { keptCount }) });
  const png = (key: string) =>
    pictures.png(key, async () => {
      drawn.push(key);
      return svg;
    });
  return { folder, drawn, pictures, png };
}

test('a picture is drawn once for each key, also where several ask for it at once', async () => {
  const { drawn, png } = open();
  const [first, second] = await Promise.all([png('a'), png('a'), png('b')]);
  expect([...first.slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  expect(await png('a')).toEqual(second);
  expect(drawn).toEqual(['a', 'b']);
});

test('the oldest pictures are removed, and those of another start are not trusted', async () => {
  const { folder, drawn, png } = open(2);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'old.png'), 'of another version');
  for (const key of ['a', 'b', 'c', 'a']) await png(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'a']);
  expect(readdirSync(folder)).toHaveLength(2);
});

test('what could not be drawn is tried again by the next who asks', async () => {
  const { pictures, png } = open();
  await expect(pictures.png('a', async () => 'no drawing')).rejects.toThrow();
  expect((await png('a')).length).toBeGreaterThan(50);
});
