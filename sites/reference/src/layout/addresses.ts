import type { LocaleCode } from '@quotient/contract/locales';
import { BUILT_ORIGIN, pathIn } from '@quotient/contract/site';

/** The whole address of a page. */
export const addressOf = (locale: LocaleCode, path: string): string => BUILT_ORIGIN + pathIn(locale, path);

/** The whole address of the picture that is shown where a page is shared. */
export const pictureOf = (locale: LocaleCode, path: string): string =>
  `${BUILT_ORIGIN}/pictures/pages/${locale}/${path.slice(1) || 'home'}.png`;
