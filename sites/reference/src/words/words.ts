import { brand, localizeBrand, nameInText } from '@quotient/contract/brand';
import type { LocaleCode } from '@quotient/contract/locales';
import { fill } from '@quotient/iq-test/fill';
import { formatPrice } from '@quotient/iq-test/ui';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en, type SiteWords } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Words of the site around the test, by language. */
export const wordsIn: Readonly<Record<LocaleCode, SiteWords>> = { en, de, fr, es, ar };

/** Values for `{{names}}` in the site's words: the brand's names, and prices as the language writes them. */
export function brandValues(locale: LocaleCode) {
  const { name, ...own } = localizeBrand(brand, locale);
  return {
    name,
    nameInText: nameInText({ ...brand, name, ...own }),
    organization: brand.organization,
    price: formatPrice(brand.advertisedPrice, locale),
    charged: formatPrice(brand.chargedPrice, locale),
  };
}

/** A text with its `{{places}}` filled; by default with the values of the brand. */
export function say(locale: LocaleCode, text: string, values: Readonly<Record<string, string>> = {}): string {
  const all: Readonly<Record<string, string>> = { ...brandValues(locale), ...values };
  return fill(text, (name, place) => all[name] ?? place);
}
