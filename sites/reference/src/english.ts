import { createI18n, loadMessages } from '@quotient/iq-test';
import { loadConsentWords } from '@quotient/iq-test/consent';
import { PRERENDERED_LOCALE } from './prerenderedLocale.ts';

/** The words that pages are prerendered in. */
export const english = createI18n({
  locale: PRERENDERED_LOCALE,
  messages: await loadMessages('en'),
});
/** What the cookie consent says in them. */
export const englishConsent = await loadConsentWords({ locale: PRERENDERED_LOCALE });
