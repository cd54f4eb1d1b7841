import { unknownHint } from '../hints/wordHints.ts';
import { loadConsentMessages } from '../i18n/consentMessages.ts';
import { resolveLocale, visitorLocales } from '../i18n/locale.ts';
import type { ConsentMessages, PartOf } from '../i18n/messages.ts';
import { replaced } from '../i18n/replaceWords.ts';

/** Words of the cookie consent, and their language. */
export interface ConsentWords {
  /** BCP 47 tag of the messages. */
  lang: string;
  messages: ConsentMessages;
}

/** Languages to look for, by preference. A language that we don't have isn't an error: the next one counts. */
export interface ConsentWordsOptions {
  /** Wished BCP 47 tag. @default the address's `?lang`, then the browser's languages, then English */
  locale?: string | undefined;
  /** Words in place of ours, by key: `{ bannerTitle: 'Cookies' }`. */
  overrides?: PartOf<ConsentMessages> | undefined;
}

/**
 * Finds the language and fetches the words of the cookie consent. Rejects when they do not arrive.
 * @example
 * import { CookieConsent, loadConsentWords } from '@quotient/iq-test/consent';
 *
 * // on a server: the banner is in the first HTML
 * const words = await loadConsentWords({ locale: 'de' });
 * return <CookieConsent words={words} privacyHref="/datenschutz" />;
 */
export async function loadConsentWords(options: ConsentWordsOptions = {}): Promise<ConsentWords> {
  const { locale, overrides = {} } = options;
  const { code, tag } = resolveLocale([locale, ...visitorLocales()]);
  const messages = await loadConsentMessages(code);
  if (process.env.NODE_ENV !== 'production') unknownHint(tag, messages, overrides, 'ConsentMessages');
  return { lang: tag, messages: replaced(messages, overrides) };
}
