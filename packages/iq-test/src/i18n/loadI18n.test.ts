import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { loadI18n } from './loadI18n.ts';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.restoreAllMocks();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('a wish that we cannot meet is passed over, also with words in place of ours', async () => {
  const overrides = { payment: { title: 'Fertig!' } };
  expect((await loadI18n({ locale: 'nl' })).language).toBe('en');
  const german = await loadI18n({ locale: 'de-CH', overrides });
  expect([german.language, german.t('payment.title'), german.t('runner.finish')]).toEqual([
    'de-CH',
    'Fertig!',
    'Test beenden',
  ]);
  expect(warned).not.toHaveBeenCalled();
});

test('a language that a page brings is spoken, English where it lacks something, and the developer hears what', async () => {
  const overrides = { payment: { title: 'Klaar!' }, timer: { minutesLeft_other: '{{count}} minuten' } };
  const dutch = await loadI18n({ locale: 'nl-BE', overrides });
  expect([dutch.language, dutch.t('payment.title'), dutch.t('runner.finish')]).toEqual([
    'nl-BE',
    'Klaar!',
    'Finish Test',
  ]);
  expect(dutch.t('timer.minutesLeft', { count: 1.5 })).toBe('1,5 minuten');
  await loadI18n({ locale: 'nl-BE', overrides });
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/missing_words: the words of nl-BE lack \d+ keys, .*: common\./),
  );
  expect(warned.mock.calls.flat().join()).not.toMatch(/payment\.title|minutesLeft/);
});

test('a misspelt key is named once, with those that are right, whatever the language', async () => {
  const overrides = JSON.parse('{ "payment": { "titel": "Fertig!", "title": "Fertig!" }, "runer": {} }');
  for (const locale of ['de', 'de', 'nl']) await loadI18n({ locale, overrides });
  const said = warned.mock.calls.flat().filter((text) => String(text).includes('unknown_words'));
  expect(said).toEqual([
    expect.stringMatching(
      /the words of de have 2 keys that nobody reads: payment\.titel, runer\. .*Messages/,
    ),
    expect.stringContaining('the words of nl have 2 keys'),
  ]);
});
