import type { i18n } from 'i18next';
import { loadConsentMessages } from '../packages/iq-test/src/i18n/consentMessages.ts';
import { createI18n } from '../packages/iq-test/src/i18n/createI18n.ts';
import { loadMessages } from '../packages/iq-test/src/i18n/loadI18n.ts';
import type { LocaleCode } from '../packages/iq-test/src/i18n/locales.ts';
import { PSEUDO_LOCALE, toPseudo } from '../packages/iq-test/src/i18n/pseudoLocale.ts';

const known = new Map<string, Promise<i18n>>();

/** The words of one language, fetched once. */
export function i18nOf(locale: string): Promise<i18n> {
  const isPseudo = locale === PSEUDO_LOCALE;
  const code = isPseudo ? 'en' : (locale as LocaleCode); // the toolbar offers no others
  const loading =
    known.get(locale) ??
    Promise.all([loadMessages(code), loadConsentMessages(code)]).then(([messages, consent]) => {
      const all = { ...messages, consent };
      return createI18n({ locale, messages: isPseudo ? toPseudo(all) : all });
    });
  known.set(locale, loading);
  return loading;
}
