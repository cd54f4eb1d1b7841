import type { Price } from '@quotient/contract/brand';
import { directionOf } from '@quotient/contract/direction';

/** Latin digits in every language: the clock, the answer options and the numbers in the questions have them. */
const withLatinDigits = (locale: string): string =>
  new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

/** Isolates a price such as `US$ 1.00`, which would break up in a right-to-left line. */
const inOrder = (text: string, locale: string): string =>
  directionOf(locale) === 'rtl' ? `\u2066${text.replaceAll('\u200f', '')}\u2069` : text;

/**
 * `€1.00`: an amount in the currency's minor unit, written for the locale. US dollars are `$1.00` only where `$` means
 * them; a Mexican, Canadian or Australian visitor would read their own money in it, and gets `USD 1.00` or `US$1.00`.
 * @example
 * import { formatPrice } from '@quotient/iq-test';
 *
 * formatPrice({ amountMinor: 100, currency: 'EUR' }, 'en'); // €1.00
 * formatPrice({ amountMinor: 100, currency: 'EUR' }, 'de'); // 1,00 €
 */
export function formatPrice({ amountMinor, currency }: Price, locale: string): string {
  const format = new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'currency',
    currency,
    // The euro's sign is unique; without this, Australia and Mexico would read `EUR 1.00`.
    currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return inOrder(format.format(amountMinor / 10 ** digits), locale);
}

/**
 * Returns a function like `formatNumber`, for many numbers. All languages write whole numbers below 1,000 alike. For
 * others it creates a format at the first one, which takes 60 ms on a slow phone.
 */
export function numberWriter(locale: string): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    format ??= new Intl.NumberFormat(withLatinDigits(locale), { maximumFractionDigits: 1 });
    return format.format(value);
  };
}

/**
 * `97.5`: at most one decimal.
 * @example
 * import { formatNumber } from '@quotient/iq-test';
 *
 * formatNumber(97.52, 'de'); // 97,5
 */
export function formatNumber(value: number, locale: string): string {
  return numberWriter(locale)(value);
}

/**
 * `97.5%` from 97.5: at most one decimal, with the locale's sign and space.
 * @example
 * import { formatPercent } from '@quotient/iq-test';
 *
 * formatPercent(97.5, 'fr'); // 97,5 %
 */
export function formatPercent(percent: number, locale: string): string {
  return new Intl.NumberFormat(withLatinDigits(locale), {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(percent / 100);
}

/**
 * `21 November 2026` from milliseconds since the epoch, in the visitor's time zone unless another is named.
 * @example
 * import { formatDate } from '@quotient/iq-test';
 *
 * formatDate(Date.UTC(2026, 10, 21), 'de', 'UTC'); // 21. November 2026
 */
export function formatDate(at: number, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'long', timeZone });
  return format.format(at);
}

/** `21 November 2026 at 14:35:07 UTC` from milliseconds since the epoch, in a time zone that it names. */
export function formatDateTime(at: number, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(withLatinDigits(locale), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  });
  return format.format(at);
}

/** `14:35` from milliseconds since the epoch, as the visitor's clock shows it. */
export const formatTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { timeStyle: 'short' }).format(at);

/**
 * `25:00` from whole seconds; minutes are not wrapped into hours.
 * @example
 * import { formatClock } from '@quotient/iq-test';
 *
 * formatClock(1500); // 25:00
 */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
