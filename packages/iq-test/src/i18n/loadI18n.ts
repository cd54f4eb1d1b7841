import type { i18n } from 'i18next';
import { createI18n } from './createI18n.ts';
import { resolveLocale, visitorLocales } from './locale.ts';
import { type LocaleCode, locales } from './locales.ts';
import type { ConsentMessages, MessageOverrides, Messages } from './messages.ts';

export interface LoadI18nOptions {
  /** Wished BCP 47 tag. @default the address's `?lang`, then the browser's languages, then English */
  locale?: string | undefined;
  /** Words in place of ours, by key. */
  overrides?: MessageOverrides | undefined;
}

/** Fetches the words of the test in one language. Rejects when they do not arrive. */
export const loadMessages = async (code: LocaleCode): Promise<Messages> =>
  (await locales[code].messages()).messages;

/** Fetches the words of the cookie consent in one language. Rejects when they do not arrive. */
export const loadConsentMessages = async (code: LocaleCode): Promise<ConsentMessages> =>
  (await locales[code].consent()).consent;

/** Finds the language and fetches the words of the test. Rejects when they do not arrive. */
export async function loadI18n({ locale, overrides }: LoadI18nOptions = {}): Promise<i18n> {
  const { code, tag } = resolveLocale([locale, ...visitorLocales()]);
  return createI18n({ locale: tag, messages: await loadMessages(code), overrides });
}

/** Finds the language and fetches the words of the cookie consent. Rejects when they do not arrive. */
export async function loadConsentI18n({ locale, overrides }: LoadI18nOptions = {}): Promise<i18n> {
  const { code, tag } = resolveLocale([locale, ...visitorLocales()]);
  return createI18n({ locale: tag, messages: { consent: await loadConsentMessages(code) }, overrides });
}
