// What the pages of the site and the server that sends them agree on. Values without a library.

/** The languages of the site, as BCP 47 tags. English stands at an address itself, each other one below its tag. */
export const siteLocales = ['en', 'de', 'fr', 'es', 'ar'] as const;
/** A language of the site. */
export type SiteLocale = (typeof siteLocales)[number];

/** Where a page stands in a language: `/iq-faq` is `/de/iq-faq` in German, `/` is `/de`. */
export function pathIn(locale: SiteLocale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The language of an address, and the address without it. */
export function readPath(address: string): { locale: SiteLocale; path: string } {
  const [, first = ''] = address.split('/');
  const locale = siteLocales.find((each) => each !== 'en' && each === first);
  return locale ? { locale, path: address.slice(locale.length + 1) || '/' } : { locale: 'en', path: address };
}

/** Stands in built files wherever the origin of the installation belongs; the server that sends them puts it there. */
export const BUILT_ORIGIN = 'https://origin.invalid';
