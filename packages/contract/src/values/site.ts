import { type LocaleCode, localeCodes } from './locales.ts';

// What the pages of the site and the server that sends them agree on. Values without a library.

/** Address of a page in a language: `/iq-faq` in English, `/de/iq-faq` in German; `/` is `/de`. */
export function pathIn(locale: LocaleCode, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of an address, and the address without it. */
export function readPath(address: string): { locale: LocaleCode; path: string } {
  const [, first = ''] = address.split('/');
  const locale = localeCodes.find((each) => each !== 'en' && each === first);
  return locale ? { locale, path: address.slice(locale.length + 1) || '/' } : { locale: 'en', path: address };
}

/** Stands in built files wherever the origin of the installation belongs; the server that sends them puts it there. */
export const BUILT_ORIGIN = 'https://origin.invalid';
