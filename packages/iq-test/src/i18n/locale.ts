import { isLocaleCode, type LocaleCode } from '@quotient/contract/locales';
import { readLocaleTag } from '@quotient/contract/localeTag';

/** A language that we speak, and how its numbers and dates are written. */
export interface ResolvedLocale {
  code: LocaleCode;
  /** BCP 47 tag: the wish that was met (`de-CH`), without extensions. */
  tag: string;
}

/**
 * The first of the wishes, in order, whose language we speak; English when there is none.
 * Wishes are BCP 47 tags, also as servers spell them (`de_DE.UTF-8`); what is missing or no tag is passed over.
 * @example
 * import { resolveLocale } from '@quotient/iq-test';
 *
 * resolveLocale(['tlh', 'de-CH']); // { code: 'de', tag: 'de-CH' }
 */
export function resolveLocale(wishes: readonly (string | null | undefined)[]): ResolvedLocale {
  for (const wish of wishes) {
    const tag = readLocaleTag(wish ?? '');
    const [language = ''] = tag?.split('-') ?? [];
    if (tag && isLocaleCode(language)) return { code: language, tag };
  }
  return { code: 'en', tag: 'en' };
}

/** Returns the visitor's languages: the address's `?lang`, then the browser's in their order. Empty on a server. */
export function visitorLocales(): readonly string[] {
  if (typeof window === 'undefined') return [];
  const asked = new URLSearchParams(location.search).get('lang');
  return asked === null ? navigator.languages : [asked, ...navigator.languages];
}
