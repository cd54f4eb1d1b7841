import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeCodes } from '@quotient/contract/locales';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pictures as advanced } from '../advanced/spatial/pictures.ts';
import { bankFolder } from '../bankFolder.ts';
import { pictures as extended } from '../extended/spatial/pictures.ts';
import { pictures as main } from '../main/pictures.ts';
import { pictures as visual } from '../visual/spatial/pictures.ts';
import { text } from './pen.ts';
import { type Drawing, type Language, type Pictures, toSvg } from './picture.ts';

/** Folder of questions → the pictures of its questions. */
const parts: Readonly<Record<string, Pictures>> = {
  main,
  'visual/spatial': visual,
  'advanced/spatial': advanced,
  'extended/spatial': extended,
};

const others = localeCodes.filter((code) => code !== 'en');
const figures = fileURLToPath(new URL('../../../../sites/reference/public/figures/', import.meta.url));

const ImageSchema = v.object({
  image: v.exactOptional(v.string()),
  imageDescription: v.exactOptional(v.string(), ''),
});
const SizedImageSchema = v.object({
  ...ImageSchema.entries,
  imageSize: v.exactOptional(v.array(v.number())),
});
const QuestionsSchema = v.array(
  v.object({ id: v.number(), visualPattern: v.exactOptional(SizedImageSchema) }),
);
const TextsSchema = v.record(v.string(), ImageSchema);
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(bankFolder, file), 'utf8'));

/** Every question with a picture, in every language: its file and its description. */
const shown = readdirSync(bankFolder, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^(.+)[\\/]questions\.json$/.exec(file)?.[1]?.replaceAll('\\', '/') ?? [])
  .flatMap((folder) => {
    const texts = others.map(
      (language) => [language, v.parse(TextsSchema, read(`${folder}/questions.${language}.json`))] as const,
    );
    return v.parse(QuestionsSchema, read(`${folder}/questions.json`)).flatMap(({ id, visualPattern }) => {
      const { image, ...described } = visualPattern ?? {};
      if (!image) return [];
      const english = { folder, id, language: 'en' as Language, image, ...described };
      return [
        english,
        ...texts.map(([language, words]) => ({ ...english, language, imageDescription: '', ...words[id] })),
      ];
    });
  })
  .map(({ image, imageDescription = '', ...question }) => ({
    ...question,
    file: image.replace('/figures/', ''),
    description: imageDescription,
    picture: parts[question.folder]?.[question.id],
  }));

/** Name of a file → the drawings of its questions. */
const drawings = new Map<string, Drawing[]>();
for (const { file, language, picture } of shown)
  drawings.set(file, [...(drawings.get(file) ?? []), ...(picture ? [picture.draw(language)] : [])]);

test('every model is of a question that shows its picture, and every picture has a model', () => {
  const english = shown.filter(({ language }) => language === 'en');
  for (const [folder, pictures] of Object.entries(parts)) {
    const ids = english.filter((question) => question.folder === folder).map(({ id }) => String(id));
    expect(ids, folder).toEqual(Object.keys(pictures));
  }
  expect(shown.filter(({ picture }) => !picture)).toEqual([]);
});

/** Pictures; one that changed on purpose is written by `vitest run --update`. */
test.each([...drawings])(
  '%s is as the model is drawn in each of its languages, and small',
  async (file, drawn) => {
    const [first, ...same] = drawn;
    if (!first) throw new Error(`Nothing draws ${file}.`);
    for (const drawing of same) expect(drawing).toEqual(first);
    const svg = await toSvg(first);
    await expect(svg).toMatchFileSnapshot(figures + file);
    expect(svg.length).toBeLessThan(12_000);
  },
);

test('every file is shown by a question', () => {
  expect(readdirSync(figures).sort()).toEqual([...drawings.keys()].sort());
});

test.each(shown)('$folder $id, $language: its size is that of the drawing', (question) => {
  const drawn = question.picture?.draw(question.language);
  expect(question.imageSize).toEqual([drawn?.width, drawn?.height]);
});

/** Numbers, and names of one letter; A is a word in English. */
const signs = /\d+|(?<!\p{Script=Latin})[B-Z](?![\p{Script=Latin}’])/gu;

test.each(shown)('$folder $id, $language: the description is that of the model', (question) => {
  const { picture, language, description } = question;
  if (!picture) throw new Error('There is no model.');
  if ('describe' in picture) return expect(description).toBe(picture.describe(language));
  const mentions = picture.mentions(language);
  expect(description.match(signs) ?? []).toEqual(mentions.filter((mention) => mention.match(signs)));
  expect(description).toMatch(new RegExp(mentions.join('.*')));
});

test('a drawing brings the letters that it has, and no font without any', async () => {
  const drawn = { width: 10, height: 10, parts: [text([5, 5], 1, 8), text([5, 5], 'كغ', 8)] };
  const svg = await toSvg(drawn);
  expect(svg.match(/font-family:\w+/g)).toEqual(['font-family:latin', 'font-family:arabic']);
  expect(await toSvg({ ...drawn, parts: [] })).not.toContain('font');
});
