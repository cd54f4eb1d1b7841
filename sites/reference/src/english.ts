import { createI18n, loadMessages } from '@quotient/iq-test';
import { loadConsentMessages } from '@quotient/iq-test/consent';
import { PRERENDERED_LOCALE } from './prerenderedLocale.ts';

/** The words that pages are prerendered in. */
export const english = createI18n({
  locale: PRERENDERED_LOCALE,
  messages: { ...(await loadMessages('en')), consent: await loadConsentMessages('en') },
});
