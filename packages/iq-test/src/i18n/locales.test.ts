import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import { type LocaleCode, locales } from '@quotient/contract/locales';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { PSEUDO_LOCALE, toPseudo } from './pseudoLocale.ts';
import { flatten, type Texts, textsOf } from './texts.fixture.ts';

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const stemOf = (key: string) => key.replace(pluralForm, '');
const stems = (texts: Texts) => new Set([...texts.keys()].map(stemOf));
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/gu))].sort();
const tags = (text: string) => (text.match(/<\/?\w+>/gu) ?? []).sort();

const english = await textsOf('en');
const pluralStems = new Set([...english.keys()].filter((key) => pluralForm.test(key)).map(stemOf));
const codes = Object.keys(locales) as LocaleCode[];

describe.each(codes)('%s', async (code) => {
  const texts = await textsOf(code);

  test('has every key and no other', () => {
    expect([...stems(texts)].sort()).toEqual([...stems(english)].sort());
    for (const [key, text] of texts) expect(text.trim(), key).not.toBe('');
  });

  test('has the plural forms of its grammar', () => {
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories.map((form) => `_${form}`);
    for (const stem of pluralStems) {
      const found = [...texts.keys()].filter((key) => pluralForm.test(key) && stemOf(key) === stem);
      expect(found.map((key) => key.slice(stem.length)).sort(), stem).toEqual([...forms].sort());
    }
  });

  test('fills the same placeholders and tags as English', () => {
    for (const [key, text] of texts) {
      const model = english.get(key) ?? english.get(`${stemOf(key)}_other`) ?? '';
      // a form for one may leave its number out
      const wanted = placeholders(model).filter((name) => name !== '{{count}}' || text.includes(name));
      expect(placeholders(text), key).toEqual(wanted);
      expect(tags(text), key).toEqual(tags(model));
    }
  });

  test('has the name inside sentences only, as sentences write it', () => {
    const localized = localizeBrand(brand, code);
    if (localized.name === nameInText(localized)) return;
    for (const [key, text] of texts) {
      expect(text, key).not.toMatch(/(?:^|[.:!?¡¿]\s*)\{\{name\}\}/u);
      expect(text.replaceAll('{{name}}', nameInText(localized)), key).not.toContain(localized.name);
    }
  });

  test('is translated: hardly a text is the English one', () => {
    if (code === 'en') return;
    // words that are alike in two languages, and texts that are nothing but placeholders
    const same = [...texts].filter(
      ([key, text]) => text === english.get(key) && /\p{L}{3}/u.test(text.replace(/\{\{\w+\}\}/gu, '')),
    );
    expect(same.map(([key]) => key)).toEqual(same.slice(0, 12).map(([key]) => key));
  });
});

/**
 * Every text in our own code: whole strings, and the beginnings of those that are put together; and the names of
 * properties, by which the cookie consent reads its words.
 */
function literalsInSource(): { whole: Set<string>; heads: Set<string>; properties: Set<string> } {
  const properties = new Set<string>();
  const whole = new Set<string>();
  const heads = new Set<string>();
  // the server sets the words of the e-mail, and the site those of its static consent
  const files = ['..', '../../../../server/src', '../../../../sites/reference/src'].flatMap((folder) => {
    const src = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.|locales.\w+.\w+\.ts/.test(file))
      .map((file) => join(src, file));
  });
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      if (ts.isPropertyAccessExpression(node)) properties.add(`consent.${node.name.text}`);
      if (ts.isTemplateHead(node) && node.text.includes('.')) heads.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { whole, heads, properties };
}

test('every key is used', () => {
  const { whole, heads, properties } = literalsInSource();
  heads.add('consent.categories.'); // for each kind of cookies
  const known = stems(english);
  const isUsed = (key: string) =>
    known.has(key) &&
    (whole.has(key) || properties.has(key) || [...heads].some((head) => key.startsWith(head)));
  // the sample of the report has these in place of the report's own words
  const unused = [...known].filter((key) => !isUsed(key.replace('sample.words.', 'results.')));
  expect(unused).toEqual([]);
});

test('the pseudo-locale changes every word, keeps placeholders and tags, and is longer', () => {
  expect(PSEUDO_LOCALE).toBe('en-XA');
  const pseudo = new Map(flatten(toPseudo(Object.fromEntries(english))));
  for (const [key, text] of english) {
    const changed = pseudo.get(key) ?? '';
    expect(placeholders(changed), key).toEqual(placeholders(text));
    expect(tags(changed), key).toEqual(tags(text));
    expect(changed.length, key).toBeGreaterThan(text.length);
    expect(changed, key).toMatch(/^\[.*\]$/su);
  }
});
