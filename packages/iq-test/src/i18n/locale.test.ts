import { expect, test } from 'vitest';
import { safeLocale } from './locale.ts';

test.each([
  ['en', 'en'],
  ['de-de', 'de-DE'],
  ['zh-hant-tw', 'zh-Hant-TW'],
  ['de-DE-u-co-phonebk', 'de-DE'],
  ['en_US', 'en'],
  ['x-default', 'en'],
  ['', 'en'],
])('the tag %j is used as %s', (tag, locale) => {
  expect(safeLocale(tag)).toBe(locale);
});
