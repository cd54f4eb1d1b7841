// `@quotient/iq-test/served`: the words of the pages and papers that our server writes. No visitor's file has them, nor does the npm package.
import type { LocaleCode } from '@quotient/contract/locales';
import { createI18n } from './createI18n.ts';
import { resolveLocale } from './locale.ts';
import * as ar from './locales/ar/served.ts';
import * as de from './locales/de/served.ts';
import * as en from './locales/en/served.ts';
import * as es from './locales/es/served.ts';
import * as fr from './locales/fr/served.ts';
import type { LaterMessages, ServedKey, ServedMessages } from './messages.ts';
import type { MessageValues } from './useT.ts';

export { formatClock, formatDate, formatNumber, formatPercent, formatPrice } from './format.ts';

const servedMessages: Record<LocaleCode, { served: ServedMessages; later: LaterMessages }> = {
  en,
  de,
  fr,
  es,
  ar,
};

/** A language, and what translates into it; numbers as the language writes them, nothing escaped. */
export interface ServedWords {
  code: LocaleCode;
  t: (key: ServedKey, values?: MessageValues) => string;
}

/** The words of the first wish (BCP 47 tags) whose language we speak; English when there is none. */
export function speakServed(wishes: readonly (string | null | undefined)[]): ServedWords {
  const { code } = resolveLocale(wishes);
  const { served, later } = servedMessages[code];
  const messages = { ...served, results: later.results };
  const i18n = createI18n({ locale: code, messages });
  return { code, t: (key, values = {}) => i18n.t(key, values) };
}
