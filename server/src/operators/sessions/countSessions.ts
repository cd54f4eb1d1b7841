import { dayOf, OWN_PAGES } from '@quotient/contract/admin';
import { localeCodes } from '@quotient/contract/locales';
import type { CountKeeper } from '../../dashboard/countKeeper.ts';
import { FIRST_DAY, type SessionFilter } from './listSessions.ts';

/** Counts that need no test to be read. */
export type KeptCounts = Pick<CountKeeper, 'days' | 'keptOf' | 'counting'>;

/**
 * Counts the tests that match a filter, from the sums of their days: so 20 tests of a day cost as much as 10,000.
 * `null` if the sums lack the answer, as for most states of a payment, or not everything is counted yet.
 */
export async function countSessions(
  { days, keptOf, counting }: KeptCounts,
  now: number,
  { from = FIRST_DAY, to = dayOf(now), state, set, locale, partner, tooFast }: SessionFilter,
): Promise<number | null> {
  if (counting() !== null) return null;
  if (state !== undefined && state !== 'finished' && state !== 'unfinished') return null;
  if (locale !== undefined && !localeCodes.some((each) => each === locale)) return null;
  let sum = 0;
  for (const day of await days()) {
    if (day < from || day > to) continue;
    for (const counts of await keptOf(day)) {
      const isWanted =
        (set === undefined || counts.set === set) &&
        (locale === undefined || counts.locale === locale) &&
        (partner === undefined || counts.partner === (partner === OWN_PAGES ? null : partner));
      if (!isWanted) continue;
      const { started, completed, tooFast: fast } = counts.steps;
      // only a finished test can have been answered too fast
      if (tooFast) sum += state === 'unfinished' ? 0 : fast;
      else if (state === 'finished') sum += completed;
      else sum += state === 'unfinished' ? started - completed : started;
    }
  }
  return sum;
}
