import type { AdminLocale } from '@quotient/contract/locales';
import { useLocale } from './words.tsx';

const tags: Record<AdminLocale, string> = { en: 'en-GB', de: 'de-DE' };

/** Creates the format of numbers, money and times in a language. Days are days of UTC, times are the operator's own. */
export function createFormat(locale: AdminLocale) {
  const tag = tags[locale];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const columnPercent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return {
    number: (value: number, digits = 0) =>
      digits === 0
        ? number.format(value)
        : new Intl.NumberFormat(tag, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(value),
    /** `share` is from 0 to 1. `null`: there is nothing to take a share of. */
    percent: (share: number | null, digits = 1) =>
      share === null
        ? '–'
        : new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: digits }).format(share),
    /** Share with exactly one digit behind the point, for columns. */
    columnPercent: (share: number | null) => (share === null ? '–' : columnPercent.format(share)),
    /** Money in minor units. */
    money(amountMinor: number, currency: string): string {
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      return format.format(amountMinor / 10 ** digits);
    },
    /** Milliseconds since the epoch, in the operator's time zone. */
    dateTime: (time: number) => dateTime.format(time),
    /** The same without its day, with its seconds. */
    time: (at: number) => time.format(at),
    /** A day as `2026-11-23`. */
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    /** The same without its year. */
    shortDay: (text: string) => shortDay.format(new Date(`${text}T00:00:00Z`)),
    /** A length of time, as `m:ss`. */
    duration(ms: number): string {
      const seconds = Math.round(ms / 1000);
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    },
  };
}

/** Returns the format in the language of the page. */
export const useFormat = () => createFormat(useLocale().locale);
