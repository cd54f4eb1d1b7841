import { expect, test, vi } from 'vitest';
import { createI18n } from './createI18n.ts';
import { loadFirstMessages } from './firstMessages.ts';
import { loadI18n, loadMessages } from './loadI18n.ts';
import type { Translate } from './useT.ts';

const translate = async (locale: string): Promise<Translate> =>
  (await loadI18n({ locale })).t as unknown as Translate;

test('numbers in a text are written as the locale does, in Latin digits', async () => {
  const factor = { factor: 1.5 };
  expect((await translate('en'))('landing.timeFactor', factor)).toContain('1.5');
  expect((await translate('de-AT'))('landing.timeFactor', factor)).toContain('1,5');
  expect((await translate('ar-EG'))('landing.timeFactor', factor)).toMatch(/[1١]/u);
  expect((await translate('ar-EG'))('runner.current', { number: 17 })).toContain('17');
});

test('plurals follow the grammar of the language', async () => {
  const arabic = await translate('ar');
  const texts = [0, 1, 2, 3, 11, 100].map((count) => arabic('runner.finishUnanswered', { count }));
  expect(new Set(texts).size).toBe(6);
});

test('single words can be replaced, and the rest stays', async () => {
  const i18n = await loadI18n({ locale: 'en', overrides: { payment: { title: 'Done!' } } });
  expect(i18n.t('payment.title')).toBe('Done!');
  expect(i18n.t('payment.price')).toBe('One-time fee');
  const untouched = await loadI18n({ locale: 'en' });
  expect(untouched.t('payment.title')).toBe('Test Completed!');
});

test('a language of your own: its words, its direction', () => {
  const i18n = createI18n({ locale: 'he', messages: { common: { close: 'סגירה' } as never } });
  expect(i18n.t('common.close')).toBe('סגירה');
  expect(i18n.dir()).toBe('rtl');
});

test('two widgets on one page speak different languages', async () => {
  const [german, french] = [await loadI18n({ locale: 'de' }), await loadI18n({ locale: 'fr' })];
  expect(german.t('common.close')).not.toBe(french.t('common.close'));
});

test('a misspelt key in place of ours is named; words of the first stages alone cannot tell', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const overrides = JSON.parse('{ "payment": { "titel": "Done!" } }');
  createI18n({ locale: 'en-NZ', messages: await loadFirstMessages('en'), overrides });
  expect(warned).not.toHaveBeenCalled();
  createI18n({ locale: 'en-NZ', messages: await loadMessages('en'), overrides });
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/unknown_words: the words of en-NZ have 1 key that nobody reads: payment\.titel\./),
  );
  warned.mockRestore();
});
