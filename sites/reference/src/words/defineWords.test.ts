import { expect, test } from 'vitest';
import { defineWords, say, speak } from './defineWords.ts';

const words = defineWords({
  en: {
    title: 'Tests',
    saved: 'Saved as {{version}} by {{name}}.',
    tests_one: 'One test of {{set}}',
    tests_other: '{{count}} tests of {{set}}',
    columns: ['Name', 'Of {{size}}'],
    refusals: { too_many: 'Too many' },
  },
  fr: {
    title: 'Tests',
    saved: '{{name}} a enregistré {{version}}.',
    tests_one: '{{count}} test de {{set}}',
    tests_other: '{{count}} tests de {{set}}',
    columns: ['Nom', 'De {{size}}'],
    refusals: { too_many: 'Trop' },
  },
});

test('a text with places is filled with their values', () => {
  const { en, fr } = words;
  expect(say(en.saved, { version: 3, name: 'Ada' })).toBe('Saved as 3 by Ada.');
  const spoken = speak(fr, 'fr');
  expect(spoken.title).toBe('Tests');
  expect(spoken.saved({ version: 3, name: '{{version}}' })).toBe('{{version}} a enregistré 3.');
  expect(spoken.columns[1]({ size: 20 })).toBe('De 20');
});

test.each([
  ['en', [0, 1, 2], ['0 tests of A', 'One test of A', '2 tests of A']],
  ['fr', [0, 1, 2], ['0 test de A', '1 test de A', '2 tests de A']],
] as const)('a text for a count has the plural forms of its language: %s', (locale, counts, texts) => {
  const { tests } = speak(words[locale], locale);
  expect(counts.map((count) => tests({ count, set: 'A' }))).toEqual(texts);
});

test('a key that only ends like a plural form is a text of its own', () => {
  expect(speak(words.en, 'en').refusals.too_many).toBe('Too many');
});

test('the compiler refuses a missing key, a key of no English text, and a missing value', () => {
  // @ts-expect-error no title
  defineWords({ en: { title: 'Tests' }, de: {} });
  // @ts-expect-error another key
  defineWords({ en: { title: 'Tests' }, de: { title: 'Tests', text: 'Text' } });
  // @ts-expect-error no name
  expect(say(words.en.saved, { version: 3 })).toContain('undefined');
});

const tables = Object.entries(
  import.meta.glob<Record<string, unknown>>(['../admin/**/*ords.ts', '../figures/*ords.ts'], { eager: true }),
).flatMap(
  ([file, exports]) =>
    Object.values(exports)
      .filter((table) => typeof table === 'object' && table !== null && 'en' in table)
      .map((table) => ({ file, table: table as Record<string, unknown> })), // an object, as the line before says
);

/** The places of each text, by its path. */
const placesOf = (tree: unknown, path = ''): [path: string, places: string][] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([key, each]) => placesOf(each, `${path}.${key}`))
    : [[path, [...new Set(String(tree).match(/\{\{\w+\}\}/g))].sort().join(' ')]];

test('in every table, a text has the places of the English one in each language', () => {
  expect(tables.length).toBeGreaterThan(30);
  for (const { file, table } of tables)
    for (const locale of Object.keys(table))
      expect(placesOf(table[locale]), `${file} ${locale}`).toEqual(placesOf(table.en));
});
