import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { root } from '../support/places.ts';
import { sourceFiles } from '../support/sourceFiles.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The components behind the public doors: what they hand on from files of that name. */
const components = ['index', 'consent']
  .flatMap((door) => [...read(`packages/iq-test/src/${door}.ts`).matchAll(/\/([A-Z]\w+)\.tsx'/g)])
  .flatMap(([, name]) => name ?? []);
const stories = new Map(
  sourceFiles('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [path.basename(file, '.stories.tsx'), read(file)] as const),
);
const storyNames = (file: string) =>
  [...(stories.get(file) ?? '').matchAll(/export const (\w+) = meta\.story/g)].flatMap(
    ([, name]) => name ?? [],
  );

test('every public component has a page: stories from Default on, and notes', () => {
  expect(components.length).toBeGreaterThan(30);
  for (const name of new Set(components)) {
    expect(stories.has(name), `${name}: no file of stories`).toBe(true);
    expect(storyNames(name)[0], `${name}: the first story`).toBe('Default');
    expect(stories.get(name), `${name}: no notes`).toContain('notes({');
  }
});

test('the journeys are told from the start to the end, with everything that can go wrong', () => {
  expect(storyNames('Journey')).toEqual(
    expect.arrayContaining([
      'FromStartToPayment',
      'FiveMinutesLeft',
      'TimeUp',
      'OfflineAndBack',
      'PopupBlocked',
      'CheckoutFailsAndRetries',
      'Paid',
      'MailFails',
      'ShareFails',
    ]),
  );
  expect(storyNames('RunnerScreen')).toEqual(expect.arrayContaining(['FiveMinutesLeft', 'AllAnswered']));
});

test('the guides are there', () => {
  for (const guide of [
    'Embedding',
    'Theming',
    'Translating',
    'AddingAQuestion',
    'AddingALocale',
    'ErrorCodes',
    'EventReference',
    'Architecture',
  ])
    expect(read(`stories/guides/${guide}.mdx`)).toMatch(/<Meta title="/);
});

test('every picture belongs to a story', () => {
  const ids = [...stories.values()].flatMap((text) => {
    const title = /\.meta\(\{.*?title: '([^']+)'/s.exec(text)?.[1] ?? '';
    return [...text.matchAll(/export const (\w+) = meta\.story/g)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    );
  });
  const known = new Set(ids.map((id) => id.replace('--', '-')));
  const pictures = readdirSync(path.join(root, 'stories/pictures'));
  expect(pictures.length).toBeGreaterThan(200);
  expect(pictures.filter((file) => !known.has(path.basename(file, '.png')))).toEqual([]);
});
