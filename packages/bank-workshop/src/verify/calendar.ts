/** The days of the week as English questions name them, in the order of the week. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A day of the calendar; months and days count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Index in `weekdays`. */
  readonly weekday: number;
}

/** Every day from the first of January of one year to the last of December of another, in order. */
export function calendarDays(firstYear: number, lastYear: number): CalendarDay[] {
  const dayMs = 24 * 60 * 60 * 1000;
  const start = Date.UTC(firstYear, 0, 1);
  const count = (Date.UTC(lastYear + 1, 0, 1) - start) / dayMs;
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(start + i * dayMs);
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      weekday: (date.getUTCDay() + 6) % 7,
    };
  });
}

/** The days of each month of a year: 12 lists. */
export const monthsOf = (year: number): CalendarDay[][] =>
  Array.from({ length: 12 }, (_, i) => calendarDays(year, year).filter(({ month }) => month === i + 1));

/** One year of each of the 14 kinds: common or leap, and beginning on each weekday. 28 years in a row have them all. */
export function kindsOfYears(): number[] {
  const kinds = new Map<string, number>();
  for (let year = 2001; year <= 2028; year++) {
    const days = calendarDays(year, year);
    kinds.set(`${days.length} ${days[0]?.weekday}`, year);
  }
  return [...kinds.values()];
}

/** The times of day in a text (`14:20`), as minutes since midnight. */
export const timesIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,2}):(\d{2})/g)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes));

/** Minutes since midnight as a time of day: 860 is `14:20`; after midnight the next day begins. */
export const timeOfDay = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Directions of a clock's hands, hour hand first: half degrees from 12 on, so that they are whole numbers. */
export const handsAt = (minutes: number): readonly [hour: number, minute: number] => [
  minutes % 720,
  (minutes * 12) % 720,
];

/**
 * Lets time pass minute by minute until a condition is true.
 * @returns the minutes that passed
 * @throws if it isn't true within `limit` minutes, a year by default
 */
export function minutesUntil(isSo: (minute: number) => boolean, limit = 366 * 24 * 60): number {
  for (let minute = 0; minute <= limit; minute++) if (isSo(minute)) return minute;
  throw new Error(`It never happens within ${limit} minutes.`);
}
