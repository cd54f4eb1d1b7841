import type { LocaleCode } from '@quotient/contract/locales';
import i18next, { type i18n } from 'i18next';
import { describe, expect, test, vi } from 'vitest';
import { createI18n } from '../src/i18n/createI18n.ts';
import { flatten, messagesOf } from '../src/i18n/texts.fixture.ts';
import compact from './i18next.ts';

const tags = { en: 'en-GB', de: 'de-CH', fr: 'fr', es: 'es', ar: 'ar' } satisfies Record<LocaleCode, string>;
const counts = [0, 1, 2, 3, 5, 7, 11, 20, 100, 1000.5];
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** The same messages by i18next and by what stands in for it. */
function both(options: Parameters<typeof createI18n>[0]): [i18n, i18n] {
  const full = createI18n(options);
  const create = vi.spyOn(i18next, 'createInstance').mockImplementation(compact.createInstance as never);
  const small = createI18n(options);
  create.mockRestore();
  expect(small.constructor).not.toBe(full.constructor);
  return [full, small];
}

describe.each(Object.keys(tags) as LocaleCode[])('%s', async (code) => {
  const locale = tags[code];
  const messages = await messagesOf(code);
  const keys = [...new Set(flatten(messages).map(([key]) => key.replace(pluralForm, '')))];
  /** Every placeholder of every text. */
  const values = Object.fromEntries(
    [...JSON.stringify(messages).matchAll(/\{\{(\w+)\}\}/g)].map(([, name], index) => [
      name,
      index % 2 ? 1234.56 : `<${name}>`,
    ]),
  );

  test('every message, filled with every count, is what i18next makes of it', () => {
    const [full, small] = both({ locale, messages });
    expect(keys.length).toBeGreaterThan(300);
    for (const key of keys) {
      expect(small.t(key, values), key).toBe(full.t(key, values));
      for (const count of counts)
        expect(small.t(key, { ...values, count }), `${key} ${count}`).toBe(full.t(key, { ...values, count }));
    }
    expect(small.language).toBe(full.language);
  });

  test('words in place of ours, and messages that come later', () => {
    const { payment, results, ...first } = messages;
    const overrides = { common: { close: 'X' } };
    const [full, small] = both({ locale, messages: first, overrides });
    for (const i18n of [full, small])
      i18n.addResourceBundle(locale, 'translation', { payment, results }, true, true);
    for (const key of keys) expect(small.t(key, values), key).toBe(full.t(key, values));
    expect(small.getResourceBundle(locale, 'translation')).toEqual(
      full.getResourceBundle(locale, 'translation'),
    );
    expect(small.t('common.close')).toBe('X');
    expect(small.t('no.such.key')).toBe(full.t('no.such.key'));
  });
});
