import { expect, test } from 'vitest';
import { visitsRecords } from '../../dashboard/record.ts';
import { createDisk } from '../../outside/durableFile.ts';
import { createFolderTexts } from '../../outside/lowdb/folderTexts.ts';
import type { AnyDefinition, Texts } from '../../outside/texts.ts';
import { seededRandom } from '../../testing/seededRandom.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { compareCollection, copyCollection } from './copy.ts';

const definition = visitsRecords as unknown as AnyDefinition; // texts aren't parsed
const onDocument = () => {};

function openTexts(): Texts {
  const folder = temporaryFolder();
  return createFolderTexts(folder, createDisk({ folder, log: { warn() {} } }));
}

const write = (texts: Texts, documents: Record<string, string>) =>
  texts.write(
    definition,
    Object.entries(documents).map(([id, text]) => ({ id, text, fixedText: null })),
  );

async function contentOf(texts: Texts): Promise<Record<string, string>> {
  const ids: string[] = [];
  for await (const page of texts.pages(definition)) ids.push(...page);
  const { texts: found } = await texts.read(definition, ids);
  return Object.fromEntries(found.map(({ id, text }) => [id, text]));
}

test.each([1, 2, 3, 4, 5])(
  'after a pass, the target has what the source has, whatever it had (seed %i)',
  async (seed) => {
    const { below } = seededRandom(seed);
    const some = () =>
      Object.fromEntries(
        Array.from({ length: below(40) }, () => [`${'aAbB_-'[below(6)]}${below(30)}`, String(below(3))]),
      );
    const [source, target] = [openTexts(), openTexts()];
    const [before, after] = [some(), some()];
    await write(source, after);
    await write(target, before);
    const result = await copyCollection(definition, { source, target, onDocument });
    expect(await contentOf(target)).toEqual(after);
    expect(result).toEqual({
      documents: Object.keys(after).length,
      copied: Object.entries(after).filter(([id, text]) => before[id] !== text).length,
      removed: Object.keys(before).filter((id) => !(id in after)).length,
      damaged: [],
    });
    const compared = await compareCollection(definition, { source, target, onDocument });
    expect(compared).toMatchObject({ isEqual: true, documents: result.documents });
  },
);

test('a different text and a missing document make two stores different', async () => {
  const [source, target] = [openTexts(), openTexts()];
  const isEqual = async () => (await compareCollection(definition, { source, target, onDocument })).isEqual;
  await write(source, { a: '1', b: '2' });
  await write(target, { a: '1' });
  expect(await isEqual()).toBe(false);
  await write(target, { a: '1', b: '3' });
  expect(await isEqual()).toBe(false);
  await write(target, { a: '1', b: '2' });
  expect(await isEqual()).toBe(true);
});

test('a later pass copies an unchanged document only if it is missing', async () => {
  const [source, target] = [openTexts(), openTexts()];
  await write(source, { a: '1', b: '2' });
  await write(target, { a: '36' });
  const { copied } = await copyCollection(definition, { source, target, onDocument }, Date.now() + 60_000);
  expect([copied, await contentOf(target)]).toEqual([1, { a: '36', b: '2' }]);
});

test('more documents than a batch has are copied, and removed', async () => {
  const [source, target] = [openTexts(), openTexts()];
  const many = Object.fromEntries(Array.from({ length: 450 }, (_, i) => [`id${i}`, String(i)]));
  await write(source, many);
  expect(await copyCollection(definition, { source, target, onDocument })).toMatchObject({ copied: 450 });
  await source.remove(definition, Object.keys(many).slice(0, 401));
  expect(await copyCollection(definition, { source, target, onDocument })).toMatchObject({
    copied: 0,
    removed: 401,
  });
});
