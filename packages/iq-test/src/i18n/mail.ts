// `@quotient/iq-test/mail`: the words of the e-mail, and which language a wish gets, for our server. No visitor's file has them, nor does the npm package.
import type { LocaleCode } from '@quotient/contract/locales';
import { createI18n } from './createI18n.ts';
import { resolveLocale } from './locale.ts';
import * as ar from './locales/ar/mail.ts';
import * as de from './locales/de/mail.ts';
import * as en from './locales/en/mail.ts';
import * as es from './locales/es/mail.ts';
import * as fr from './locales/fr/mail.ts';
import type { LaterMessages, MailKey, MailMessages } from './messages.ts';
import type { MessageValues } from './useT.ts';

export { formatDate, formatDateTime, formatNumber, formatPrice } from './format.ts';
export { resolveLocale } from './locale.ts';

/** Words of the e-mail, by language: its own (`mail`), and those of the results. */
export const mailMessages: Record<LocaleCode, { mail: MailMessages; later: LaterMessages }> = {
  en,
  de,
  fr,
  es,
  ar,
};

/** Translates a key of the e-mail; `values` fill the `{{placeholders}}`, numbers as the language writes them. */
type TranslateMail = (key: MailKey, values?: MessageValues) => string;

/** The language of a BCP 47 tag, English where we do not speak it, and what translates into it. */
export function speakMail(locale: string | null): { code: LocaleCode; t: TranslateMail } {
  const { code } = resolveLocale([locale]);
  const { mail, later } = mailMessages[code];
  const messages = { mail, results: later.results };
  const i18n = createI18n({ locale: code, messages });
  return { code, t: (key, values = {}) => i18n.t(key, values) };
}
