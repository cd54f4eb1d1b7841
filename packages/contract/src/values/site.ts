import { type LocaleCode, localeCodes } from './locales.ts';

// Contract of the site's pages and the server that sends them. Values without a library.

/** Start of the addresses of each language. Not made from the list of codes, which later files of the embed don't load. */
const starts: Record<LocaleCode, string> = { en: '', de: '/de', fr: '/fr', es: '/es', ar: '/ar' };

/**
 * Address of a page in a language: `/iq-faq` in English, `/de/iq-faq` in German; `/` is `/de`.
 * @param locale BCP 47 tag; English where the site doesn't speak it.
 */
export function pathIn(locale: string, path: string): string {
  const [language = ''] = locale.split('-');
  const start = Object.hasOwn(starts, language) ? starts[language as LocaleCode] : '';
  return start && path === '/' ? start : start + path;
}

/** The language of an address, and the address without it. */
export function readPath(address: string): { locale: LocaleCode; path: string } {
  const [, first = ''] = address.split('/');
  const locale = localeCodes.find((each) => each !== 'en' && each === first);
  return locale ? { locale, path: address.slice(locale.length + 1) || '/' } : { locale: 'en', path: address };
}

/** Placeholder in built files for the origin of the installation; the server that sends them fills it in. */
export const BUILT_ORIGIN = 'https://origin.invalid';
/** Path of the documentation for partners and of the pages below it. */
export const PARTNER_DOCS_PATH = '/partners';

/** Readers of the documentation for partners: everyone, operators who are signed in, or nobody. */
export const partnerDocsReaders = ['public', 'admin', 'off'] as const;
export type PartnerDocsReaders = (typeof partnerDocsReaders)[number];
