import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@quotient/contract/brand';
import { expect, test } from 'vitest';
import { root } from '../support/places.ts';
import { readText } from '../support/sourceFiles.ts';

const folder = 'packages/iq-test/src/i18n/locales';
const codes = readdirSync(path.join(root, folder)).sort();
const translated = codes.filter((code) => code !== 'en');
/** Every folder of questions. */
const bankFolders = readdirSync(path.join(root, 'server/src/bank'), { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'questions.json')
  .map((file) => `server/src/bank/${path.dirname(file)}`);

/** Files of a language; the guide "Adding a locale" has the same list. */
const filesOf = (code: string) => [
  `${folder}/${code}/first.ts`,
  `${folder}/${code}/later.ts`,
  `${folder}/${code}/shapes.ts`,
  `${folder}/${code}/consent.ts`,
  `${folder}/${code}/mail.ts`,
  `${folder}/${code}/served.ts`,
  ...(code === 'en'
    ? []
    : bankFolders.flatMap((each) => [`${each}/questions.${code}.json`, `${each}/answerKey.${code}.json`])),
];

test.each(codes)('the language %s is there in every part of the product', (code) => {
  expect(filesOf(code).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test.each([
  ['packages/iq-test/src/i18n/firstMessages.ts', (code: string) => `./locales/${code}/first.ts`, codes],
  ['packages/iq-test/src/i18n/laterMessages.ts', (code: string) => `./locales/${code}/later.ts`, codes],
  ['packages/iq-test/src/i18n/consentMessages.ts', (code: string) => `./locales/${code}/consent.ts`, codes],
  ['packages/iq-test/src/i18n/mail.ts', (code: string) => `./locales/${code}/mail.ts`, codes],
  ['packages/iq-test/src/i18n/served.ts', (code: string) => `./locales/${code}/served.ts`, codes],
  ...bankFolders.flatMap(
    (each) =>
      [
        [`${each}/files.ts`, (code: string) => `./questions.${code}.json`, translated],
        [`${each}/files.ts`, (code: string) => `./answerKey.${code}.json`, translated],
      ] as const,
  ),
] as const)('%s knows every language', (file, importOf, wanted) => {
  const text = readText(file);
  expect(wanted.filter((code) => !text.includes(importOf(code)))).toEqual([]);
});

test('the brand has a name in every language', () => {
  expect(Object.keys(brand.translations ?? {}).sort()).toEqual(translated);
});
