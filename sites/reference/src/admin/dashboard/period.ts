import { DaySchema, dayOf, MAX_PERIOD_DAYS } from '@quotient/contract/admin';
import type { QuestionSetName } from '@quotient/contract/questionSets';
import { questionSets } from '@quotient/contract/questionSets';
import { is } from 'valibot';

/** Periods to choose from, by name in the address. `own`: from a day to a day. */
export const periodNames = ['today', '7d', '30d', '90d', 'month', 'last-month', 'year', 'own'] as const;
/** A period to choose. */
export type PeriodName = (typeof periodNames)[number];

/** Selection of the dashboard. An empty filter selects everything. */
export interface Selection {
  period: PeriodName;
  /** First and last day (UTC), both included. */
  from: string;
  to: string;
  partner: string;
  locale: string;
  set: QuestionSetName | '';
}

/** Shown where the address names no period. */
const DEFAULT_PERIOD = '30d';
const DAY_MS = 86_400_000;

/** Returns the day after this number of days. */
export const addDays = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY_MS);

/** Number of days in a period. */
export const dayCount = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** The first day of the longest period that ends today. */
export const earliestOf = (today: string): string => addDays(today, 1 - MAX_PERIOD_DAYS);

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

const daysOf: Record<Exclude<PeriodName, 'own'>, (today: string) => readonly [from: string, to: string]> = {
  today: (today) => [today, today],
  '7d': (today) => [addDays(today, -6), today],
  '30d': (today) => [addDays(today, -29), today],
  '90d': (today) => [addDays(today, -89), today],
  month: (today) => [firstOfMonth(today), today],
  'last-month': (today) => {
    const last = addDays(firstOfMonth(today), -1);
    return [firstOfMonth(last), last];
  },
  year: (today) => [`${today.slice(0, 4)}-01-01`, today],
};

/** Problem of an operator's own period; `undefined` if it is fine. */
export function faultOf(from: string, to: string): 'missing' | 'order' | 'length' | undefined {
  if (!is(DaySchema, from) || !is(DaySchema, to)) return 'missing';
  if (from > to) return 'order';
  return dayCount(from, to) > MAX_PERIOD_DAYS ? 'length' : undefined;
}

/** Reads what the address asks for; what it does not say, or says wrong, is the default. */
export function selectionOf(address: URLSearchParams, today: string): Selection {
  const part = (name: string) => address.get(name) ?? '';
  const filters = {
    partner: part('partner'),
    locale: part('locale'),
    set: questionSets.find((set) => set === part('set')) ?? ('' as const),
  };
  const asked = periodNames.find((name) => name === part('period')) ?? DEFAULT_PERIOD;
  if (asked === 'own' && !faultOf(part('from'), part('to')))
    return { period: asked, from: part('from'), to: part('to'), ...filters };
  const period = asked === 'own' ? DEFAULT_PERIOD : asked;
  const [from, to] = daysOf[period](today);
  return { period, from, to, ...filters };
}

/** The address that asks for it, without what is the default. */
export function addressOf({ period, from, to, ...filters }: Selection): URLSearchParams {
  const address = new URLSearchParams();
  if (period !== DEFAULT_PERIOD) address.set('period', period);
  if (period === 'own') {
    address.set('from', from);
    address.set('to', to);
  }
  for (const [name, value] of Object.entries(filters)) if (value) address.set(name, value);
  return address;
}
