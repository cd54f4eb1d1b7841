import type { LocaleCode } from '@quotient/contract/locales';
import { importFile } from '../files/importFile.ts';
import type { ConsentMessages } from './messages.ts';

const files: Record<LocaleCode, () => Promise<{ consent: ConsentMessages }>> = {
  en: () => import('./locales/en/consent.ts'),
  de: () => import('./locales/de/consent.ts'),
  fr: () => import('./locales/fr/consent.ts'),
  es: () => import('./locales/es/consent.ts'),
  ar: () => import('./locales/ar/consent.ts'),
};

/**
 * Fetches what the cookie consent says, in one language. Rejects when it does not arrive.
 * @example
 * import { CookieConsent, loadConsentMessages } from '@quotient/iq-test/consent';
 *
 * const messages = await loadConsentMessages('de');
 * const words = { lang: 'de-CH', messages: { ...messages, bannerTitle: 'Cookies' } };
 * return <CookieConsent words={words} privacyHref="/datenschutz" />;
 */
export const loadConsentMessages = async (code: LocaleCode): Promise<ConsentMessages> =>
  (await importFile(files[code], 'consent')).consent;
