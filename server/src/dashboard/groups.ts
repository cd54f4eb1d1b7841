import { dayOf } from '@quotient/contract/admin';
import { startOfId } from '../base/startOfId.ts';

/** Day (UTC) on which the test of an id started. */
export const dayOfId = (id: string): string => dayOf(startOfId(id));

/** Hour (UTC) in which the test of an id started: `2026-11-23-14`. */
export const hourOfId = (id: string): string =>
  new Date(startOfId(id)).toISOString().slice(0, 13).replace('T', '-');

/** The hours of a day, the first one first. */
export const hoursOf = (day: string): string[] =>
  Array.from({ length: 24 }, (_, hour) => `${day}-${String(hour).padStart(2, '0')}`);

/** Common values of the tests of one account. */
interface AccountKey {
  partner: string | null;
  locale: string;
  set: string;
}

/** Name of a test's day count. No partner, language or set has an underscore in its name. */
export const accountOf = (day: string, { partner, locale, set }: AccountKey): string =>
  [day, partner ?? '', locale, set].join('_');

/** The day of a day count. */
export const dayOfAccount = (account: string): string => account.slice(0, 10);

/** Partner, language and set of a day count. */
export function keyOfAccount(account: string): AccountKey {
  const [, partner = '', locale = '', set = ''] = account.split('_');
  return { partner: partner || null, locale, set };
}
