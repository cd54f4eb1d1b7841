import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { retentionKinds } from '@quotient/contract/retention';
import { expect, test } from 'vitest';
import { testMessages } from '../../locales.ts';
import { legalWordsIn } from './legalWords.ts';

/** Every text of a language by the path of its keys. */
function textsIn(locale: LocaleCode): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: object, path: string) => {
    for (const [key, entry] of Object.entries(value)) {
      if (typeof entry === 'string') texts.set(`${path}${key}`, entry);
      else collect(entry, `${path}${key}.`);
    }
  };
  collect(legalWordsIn[locale], '');
  return texts;
}

/** Parts that a text must have in every language: its places and tags, except those of names. */
const partsOf = (text: string) =>
  (text.match(/\{\{\w+\}\}|<(?!\/?bdi>)\/?\w+>|(?<=<(?:code|days)>)[^<]*/g) ?? []).sort();

const english = textsIn('en');
const others = localeCodes.filter((locale) => locale !== 'en');

test.each(others)('%s has every text of the legal pages, with all that is filled into it', (locale) => {
  const texts = textsIn(locale);
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, text] of english)
    expect([path, partsOf(texts.get(path) ?? '')]).toEqual([path, partsOf(text)]);
});

test.each(others)('%s has no text that is empty or was left in English', (locale) => {
  const same: string[] = [];
  for (const [path, text] of textsIn(locale)) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toMatch(/^$|\b(?:the|and|of|your|you|is)\b/i);
    if (text === english.get(path)) same.push(path);
  }
  // "Name" is both
  expect(same).toEqual(locale === 'de' ? ['imprint.withdrawal.model.name', 'withdraw.form.name'] : []);
});

test('French has its narrow places before double signs, and Arabic is written in Arabic', () => {
  for (const [path, text] of textsIn('fr')) expect(text, path).not.toMatch(/ [:;!?»]|« |[^\u00a0][;!?»]/);
  for (const [path, text] of textsIn('ar')) expect(text, path).toMatch(/\p{Script=Arabic}/u);
});

test.each(localeCodes)('%s: the policy says how long each kind of record is kept', (locale) => {
  const { stored } = legalWordsIn[locale];
  const kept = Object.values(stored.server).flatMap((entry) =>
    [...entry.kept.matchAll(/<days>(\w+)<\/days>/g)].map(([, kind]) => kind),
  );
  expect([...new Set(kept)].sort()).toEqual([...retentionKinds].sort());
});

test.each(localeCodes)('%s: the terms are called what the payment screen calls them', (locale) => {
  const [, called] = /<terms>(.*)<\/terms>/.exec(testMessages[locale].payment.agreement) ?? [];
  expect(legalWordsIn[locale].imprint.terms.title.toLowerCase()).toBe(called?.toLowerCase());
});

test('the payment screen leads to the right of withdrawal, and only its box of consent asks to give it up', () => {
  const withdrawal = /withdraw|widerruf|rétract|desist|العدول/i;
  for (const locale of localeCodes) {
    const { refund, consent, ...others } = testMessages[locale].payment;
    expect(JSON.stringify(others)).not.toMatch(withdrawal);
    for (const text of [refund, consent])
      expect(/<withdrawal>(.*)<\/withdrawal>/.exec(text)?.[1]).toMatch(withdrawal);
  }
});
