import { fill } from '@quotient/iq-test/fill';

// A figure says what moves by templates: `{ x1: '{{at}}%' }`. The page is rendered from them, and code fills in the same.

/** Values for templates, by name: texts as they are, and numbers of a drawing. */
export type Facts = Readonly<Record<string, string | number>>;

/** The templates of one element: attributes by name, and its content as `text`. */
export type Moves = Readonly<Record<string, string>>;

/** Fills the `{{places}}` of a template. A hundredth of a unit is fine enough for a drawing. */
export const fillIn = (template: string, facts: Facts): string =>
  fill(template, (name, place) => {
    const fact = facts[name] ?? place;
    return typeof fact === 'number' ? `${Number(fact.toFixed(2))}` : fact;
  });

/** Latin digits in every language, as in the text around. */
const numberingSystem = 'latn';

/**
 * A number as a language writes it, by default with as many decimals as asked for, no less and no more. In Spanish a
 * space divides thousands, as in the text around: to readers in America, a point would be that of decimals.
 */
export function inWords(value: number, locale: string, decimals = 0, options?: Intl.NumberFormatOptions) {
  const written = value.toLocaleString(locale, {
    numberingSystem,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  });
  return locale === 'es' ? written.replaceAll('.', '\u00a0') : written;
}

/** Marks after a word as a language writes them. */
export const marksIn = (locale: string) => ({
  colon: locale === 'fr' ? '\u00a0:' : ':',
  semicolon: locale === 'fr' ? '\u00a0;' : locale === 'ar' ? '؛' : ';',
  comma: locale === 'ar' ? '،' : ',',
});

/** Place of a value between two ends, in percent of the way. */
export const percentAlong = (value: number, [low, high]: readonly [number, number]): number =>
  (100 * (value - low)) / (high - low);
