import type { Price } from '@quotient/contract/brand';

/** `€1.00`: an amount in the currency's minor unit, written for the locale. */
export function formatPrice({ amountMinor, currency }: Price, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}

/** `97.5`: at most one decimal. */
export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}

/** `21 November 2026` in the visitor's time zone, from milliseconds since the epoch. */
export function formatDate(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
}

/** `25:00` from whole seconds; minutes are not wrapped into hours. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
