import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { loadMessages } from '../../i18n/loadI18n.ts';
import { resolveLocale } from '../../i18n/locale.ts';
import { loadPageWords } from './pageWords.ts';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
const load = (words: string, locale?: string) => loadPageWords(words, locale, resolveLocale);
const address = (content: string) => `data:application/json,${encodeURIComponent(content)}`;

test.each([
  ['JSON', '{"payment":{"title":"Done!"}}'],
  ['the address of a file', address('{"payment":{"title":"Done!"}}')],
])('%s is read', async (_, words) => {
  expect(await load(words, 'de')).toEqual({ overrides: { payment: { title: 'Done!' } } });
  expect(warned).not.toHaveBeenCalled();
});

test('with words, a language that we do not speak is spoken; what it lacks is English', async () => {
  expect((await load('{}', 'nl-BE')).foreign).toEqual({ code: 'en', tag: 'nl-BE' });
  for (const tag of ['de', 'de-CH', 'ar-EG', '_', undefined])
    expect((await load('{}', tag)).foreign).toBeUndefined();
});

test.each([
  ['text that is no JSON', '{"payment":'],
  ['a list', address('["Done!"]')],
  ['a text alone', address('"Done!"')],
  ['nothing', address('null')],
  ['too many of them', address(`{"a":"${'x'.repeat(200_000)}"}`)],
  ['a file that is not there', 'http://localhost:1/words.json'],
])('%s is said in the console, and nothing is brought', async (_, words) => {
  expect(await load(words, 'nl')).toEqual({});
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\[iq-test\] words cannot be read and count as not written\. \w*Error: /),
  );
});

test('every word of ours can be replaced, and nothing is said', async () => {
  const messages = await loadMessages('en');
  expect((await load(JSON.stringify(messages), 'nl')).overrides).toEqual(messages);
  expect(warned).not.toHaveBeenCalled();
});

test('what is no text is left out and named, and all other words count', async () => {
  const given = {
    payment: { title: 'Done!', price: 7, isOpen: true, list: ['a'] },
    landing: null,
    a: { b: { c: { d: { e: { f: { g: 'deep' } } } } } },
  };
  expect((await load(JSON.stringify(given))).overrides).toEqual({
    payment: { title: 'Done!', price: '7', isOpen: 'true' },
    a: { b: { c: { d: { e: {} } } } },
  });
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('words: payment.list, landing, a.b.c.d.e.f left out'),
  );
});
