import type { LocaleCode } from '@quotient/contract/locales';
import type { i18n } from 'i18next';
import type { ConsentWords } from '../packages/iq-test/src/consent/consentWords.ts';
import { loadConsentMessages } from '../packages/iq-test/src/i18n/consentMessages.ts';
import { createI18n } from '../packages/iq-test/src/i18n/createI18n.ts';
import { loadMessages } from '../packages/iq-test/src/i18n/loadI18n.ts';
import { PSEUDO_LOCALE, toPseudo } from '../packages/iq-test/src/i18n/pseudoLocale.ts';

/** Words of stories: those of the test, and those of the cookie consent. */
export interface Words {
  i18n: i18n;
  consentWords: ConsentWords;
}

const known = new Map<string, Promise<Words>>();

/** Fetches the words of one language once. */
export function wordsOf(locale: string): Promise<Words> {
  const isPseudo = locale === PSEUDO_LOCALE;
  const code = isPseudo ? 'en' : (locale as LocaleCode); // the toolbar offers no others
  const spoken = <Tree>(messages: Tree) => (isPseudo ? toPseudo(messages) : messages);
  const loading =
    known.get(locale) ??
    Promise.all([loadMessages(code), loadConsentMessages(code)]).then(([messages, consent]) => ({
      i18n: createI18n({ locale, messages: spoken(messages) }),
      consentWords: { lang: locale, messages: spoken(consent) },
    }));
  known.set(locale, loading);
  return loading;
}
