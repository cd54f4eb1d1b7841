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

/** A number as a language writes it, by default with as many decimals as asked for, no less and no more. */
export const inWords = (value: number, locale: string, decimals = 0, options?: Intl.NumberFormatOptions) =>
  value.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...options,
  });

/** Place of a value between two ends, in percent of the way. */
export const percentAlong = (value: number, [low, high]: readonly [number, number]): number =>
  (100 * (value - low)) / (high - low);
