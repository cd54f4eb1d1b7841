import type { LocaleCode } from '@quotient/contract/locales';

/** A day such as `2026-11-22`, as the language writes it, with Latin digits. */
export const dateIn = (locale: LocaleCode, day: string): string =>
  new Intl.DateTimeFormat(new Intl.Locale(locale, { numberingSystem: 'latn' }), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));
