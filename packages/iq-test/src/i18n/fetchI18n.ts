import type { i18n } from 'i18next';
import { createI18n, type I18nOptions } from './createI18n.ts';
import { type ResolvedLocale, resolveLocale, visitorLocales } from './locale.ts';
import type { LocaleCode } from './locales.ts';
import type { MessageOverrides } from './messages.ts';

/** What is wished for. A language that we do not speak is no error: the next wish counts. */
export interface LoadI18nOptions {
  /** Wished BCP 47 tag. @default the address's `?lang`, then the browser's languages, then English */
  locale?: string | undefined;
  /**
   * Words in place of ours, by key. With a `locale` that we do not speak they are a language of the page's own, and what
   * they lack is English.
   */
  overrides?: MessageOverrides | undefined;
}

/** Finds the language, unless it is a `foreign` one, and fetches its messages by `load`. Rejects when they do not arrive. */
export async function fetchI18n(
  load: (code: LocaleCode) => Promise<I18nOptions['messages']>,
  { locale, overrides }: LoadI18nOptions = {},
  foreign?: ResolvedLocale,
): Promise<i18n> {
  const { code, tag } = foreign ?? resolveLocale([locale, ...visitorLocales()]);
  return createI18n({ locale: tag, messages: await load(code), overrides });
}
