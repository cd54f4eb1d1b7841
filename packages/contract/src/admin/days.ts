import * as v from 'valibot';

const isDay = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A day of UTC, as `2026-11-23`. */
export const DaySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a day as 2026-11-23'),
  v.check(isDay, 'must be a day of the calendar'),
);

/** The UTC day of a time in milliseconds since the epoch. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
