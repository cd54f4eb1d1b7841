import { type LocaleCode, localeCodes } from '@quotient/contract/locales';
import { createI18n, loadMessages } from '@quotient/iq-test';
import { loadConsentWords } from '@quotient/iq-test/consent';

async function byLocale<T>(make: (locale: LocaleCode) => Promise<T>): Promise<Record<LocaleCode, T>> {
  const entries = await Promise.all(localeCodes.map(async (locale) => [locale, await make(locale)]));
  return Object.fromEntries(entries); // one for each language: the compiler cannot see it
}

/** Words of the test, by language. For pages as they are built: a browser gets one language only. */
export const testMessages = await byLocale(loadMessages);
/** The same as instances of i18next. */
export const testWords = await byLocale(async (locale) =>
  createI18n({ locale, messages: testMessages[locale] }),
);
/** Words of the cookie consent, by language. */
export const consentWords = await byLocale((locale) => loadConsentWords({ locale }));
