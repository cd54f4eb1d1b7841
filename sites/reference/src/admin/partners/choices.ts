import { attributes } from '../../../../../packages/iq-test/src/embed/element/attributes.ts';
import { locales } from '../../../../../packages/iq-test/src/i18n/locales.ts';

/** The languages of the test, by their codes. */
export const localeNames: Record<string, string> = Object.fromEntries(
  Object.entries(locales).map(([code, { name }]) => [code, name]),
);

/** The looks that are shipped. */
export const brandThemes: readonly string[] = attributes.brand.values;
