import { locales } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { formatPrice, numberWriter } from './format.ts';

const dollar = { amountMinor: 100, currency: 'USD' };
const euro = { amountMinor: 100, currency: 'EUR' };

/** Removes the marks that keep the order in a right-to-left line, and unifies spaces. */
const plain = (text: string) => text.replaceAll(/[\u200e\u200f\u2066\u2069]/gu, '').replaceAll(/\s/gu, ' ');

test.each([
  ['en', '$1.00', '€1.00'],
  ['en-US', '$1.00', '€1.00'],
  ['en-GB', 'US$1.00', '€1.00'],
  ['en-CA', 'US$1.00', '€1.00'],
  ['en-AU', 'USD 1.00', '€1.00'],
  ['en-NZ', 'US$1.00', '€1.00'],
  ['de', '1,00 $', '1,00 €'],
  ['de-CH', '$ 1.00', 'EUR 1.00'],
  ['fr', '1,00 $US', '1,00 €'],
  ['fr-CA', '1,00 $ US', '1,00 €'],
  ['es', '1,00 US$', '1,00 €'],
  ['es-MX', 'USD 1.00', '€1.00'],
  ['es-CL', 'US$1,00', '€1,00'],
  ['es-AR', 'US$ 1,00', '€ 1,00'],
  ['es-CO', 'US$ 1,00', '€ 1,00'],
  ['es-US', '$1.00', '€1.00'],
  ['ar', '1.00 US$', '1.00 €'],
  ['ar-EG', '1.00 US$', '1.00 €'],
])('in %s one US dollar is %j and one euro %j', (locale, dollars, euros) => {
  expect(plain(formatPrice(dollar, locale))).toBe(dollars);
  expect(plain(formatPrice(euro, locale))).toBe(euros);
});

test.each([
  ['en-CA', 'CAD'],
  ['en-AU', 'AUD'],
  ['fr-CA', 'CAD'],
  ['es-MX', 'MXN'],
  ['es-CL', 'CLP'],
  ['es-AR', 'ARS'],
  ['es-CO', 'COP'],
])('in %s US dollars do not carry the sign of the own money alone', (locale, own) => {
  const signOf = (currency: string) =>
    plain(formatPrice({ amountMinor: 100, currency }, locale)).replaceAll(/[\d.,\s]/gu, '');
  expect(signOf(own)).toBe('$');
  expect(signOf('USD')).not.toBe('$');
});

test.each([...Object.keys(locales), 'en-IN', 'de-CH', 'fr-CH', 'es-MX', 'ar-EG', 'ar-MA'])(
  '%s: numbers are written as the language does',
  (locale) => {
    const latin = new Intl.Locale(locale, { numberingSystem: 'latn' });
    const format = new Intl.NumberFormat(latin, { maximumFractionDigits: 1 });
    const write = numberWriter(locale);
    const whole = Array.from({ length: 1001 }, (_, number) => number);
    for (const value of [...whole, 97.55, 999.96, 1000.5, 12_345, -1, -0.5, Number.NaN])
      expect(write(value), `${value}`).toBe(format.format(value));
  },
);
