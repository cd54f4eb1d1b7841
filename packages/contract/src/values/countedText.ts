/**
 * Text such as `14 days` in a language.
 * @param locale BCP 47 tag.
 */
export const countedText = (count: number, unit: 'day' | 'year', locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(count);
