import { brand, localizeBrand } from '@quotient/contract/brand';
import { type LocaleCode, locales } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { englishT } from '../i18n/english.fixture.ts';
import { loadMessages } from '../i18n/loadI18n.ts';
import type { Translate } from '../i18n/useT.ts';
import { shareMessage } from './shareMessage.ts';

const t = englishT;
const message = (iq: number) => shareMessage(iq, brand, t).text;
/** The text of a tier without the number in it. */
const template = (iq: number) => message(iq).replace(String(iq), '{iq}');

test('S252: 130+, 120+, 110+, 100+ and lower have five different texts', () => {
  expect(new Set([149, 129, 119, 109, 99].map(template)).size).toBe(5);
});

test.each([
  [130, 149],
  [120, 129],
  [110, 119],
  [100, 109],
  [60, 99],
])('S252: the tier from %s holds up to %s', (lowest, highest) => {
  expect(template(lowest)).toBe(template(highest));
  expect(template(lowest - 1) === template(lowest)).toBe(lowest === 60);
});

test('the message names the test, and the score from 100 on', () => {
  expect(message(134)).toContain('134');
  expect(message(134)).toContain('IQ Test');
  expect(message(87)).toContain('IQ Test');
  expect(message(87)).not.toContain('87');
});

test('the share sheet has a title of its own: a name is written otherwise there than in a sentence', () => {
  const { title, text } = shareMessage(134, localizeBrand(brand, 'fr'), t);
  expect(title).toBe('Test de QI');
  expect(text).toContain(' test de QI');
});

test.each(Object.keys(locales) as LocaleCode[])(
  'S252: in %s each tier has a text of its own that names the test, and the score from 100 on',
  async (locale) => {
    const { t: translate } = createI18n({ locale, messages: await loadMessages(locale) });
    const localized = localizeBrand(brand, locale);
    const texts = [134, 124, 114, 104, 94].map(
      (iq) => [iq, shareMessage(iq, localized, translate as Translate).text] as const,
    );
    expect(new Set(texts.map(([iq, text]) => text.replace(String(iq), ''))).size).toBe(5);
    for (const [iq, text] of texts) {
      expect(text).toContain(localized.nameInText);
      expect(text.includes(String(iq))).toBe(iq >= 100);
      expect(text).not.toMatch(/\{\{|results\./);
    }
  },
);
