import { afterEach, expect, test, vi } from 'vitest';
import { resolveLocale, visitorLocales } from './locale.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'en', 'en'],
  ['de-de', 'de', 'de-DE'],
  ['fr-CA', 'fr', 'fr-CA'],
  ['ar-EG-u-nu-arab', 'ar', 'ar-EG'],
  ['es-419', 'es', 'es-419'],
  ['zh-hant-tw', 'en', 'en'],
  ['en_US', 'en', 'en-US'],
  ['de_DE_formal', 'de', 'de-DE-formal'],
  ['fr_FR.UTF-8', 'fr', 'fr-FR'],
  ['C', 'en', 'en'],
  ['x-default', 'en', 'en'],
  ['constructor', 'en', 'en'],
  ['', 'en', 'en'],
])('the wish %j is met by the words of %s, written as in %s', (wish, code, tag) => {
  expect(resolveLocale([wish])).toEqual({ code, tag });
});

test('the first wish that can be met wins; what is missing is passed over', () => {
  expect(resolveLocale([undefined, null, 'tlh', 'de-CH', 'fr'])).toEqual({ code: 'de', tag: 'de-CH' });
});

test("the address's ?lang comes before the browser's languages", () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { search: '?a=1&lang=ar' });
  vi.stubGlobal('navigator', { languages: ['fr-FR', 'en'] });
  expect(visitorLocales()).toEqual(['ar', 'fr-FR', 'en']);
  vi.stubGlobal('location', { search: '' });
  expect(visitorLocales()).toEqual(['fr-FR', 'en']);
});

test('on a server the visitor wishes for nothing yet', () => {
  vi.stubGlobal('window', undefined);
  expect(visitorLocales()).toEqual([]);
});
