import { WITHDRAWAL_DAYS } from '@quotient/contract/withdrawalDays';
import * as v from 'valibot';

const DAY_MS = 86_400_000;
/** A day of the period ends for everyone when it ends in the westernmost time zone: we don't know the visitor's. */
const LAST_ZONE_MS = 12 * 3_600_000;
/** Extension without the information, in months: Directive 2011/83/EU, Article 10(1). */
const UNINFORMED_MONTHS = 12;
/** Longest period: anything above is a mistake in the file. */
const MAX_DAYS = 3650;

const RightSchema = v.strictObject({
  /** Days after the day of the contract. */
  days: v.message(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DAYS)),
    'must be a whole number of days from 0 to 3650',
  ),
  /** Name of the law, on receipts and for the operator. */
  law: v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty')),
  /** False leaves the right out of receipts, and, where no country has it, out of the payment screen and of pages. */
  shown: v.boolean('must be true or false'),
  /** `ask`: visitors are asked whether they give up the right for results at once. `no`: the right stays. */
  immediatePerformance: v.picklist(['ask', 'no'], 'must be "ask" or "no"'),
  /** False where visitors weren't informed about the right: the period is twelve months longer. */
  informed: v.boolean('must be true or false'),
});

/** Rights of withdrawal by country, as an operator writes them. */
export const WithdrawalTableSchema = v.strictObject({
  /** By ISO 3166-1 code. */
  countries: v.record(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be two capitals, such as "DE"')),
    RightSchema,
  ),
  /** Everywhere else. */
  others: RightSchema,
});

/** Right of withdrawal in one country. */
export type WithdrawalRight = v.InferOutput<typeof RightSchema>;

/** Rights of withdrawal by country. */
export type WithdrawalTable = v.InferOutput<typeof WithdrawalTableSchema>;

const EU_AND_EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

const european: WithdrawalRight = {
  days: WITHDRAWAL_DAYS,
  law: 'Directive 2011/83/EU',
  shown: true,
  immediatePerformance: 'no',
  informed: true,
};

/** Table of a server without `WITHDRAWAL_FILE`: 14 days everywhere, outside of the EEA by choice of the seller. */
export const defaultWithdrawalTable: WithdrawalTable = {
  countries: Object.fromEntries(EU_AND_EEA.map((country) => [country, european])),
  others: { ...european, law: 'Voluntary' },
};

/** True if the first right is longer than the second; extended by twelve months counts more than any days. */
const isLonger = (a: WithdrawalRight, b: WithdrawalRight) =>
  a.informed === b.informed ? a.days > b.days : !a.informed;

/**
 * Returns the right in a country; without one, the most generous of the table in each point.
 * @param country ISO 3166-1 code, as the payment provider reports it.
 */
export function rightIn(
  { countries, others }: WithdrawalTable = defaultWithdrawalTable,
  country: string | null,
): WithdrawalRight {
  if (country !== null) return Object.hasOwn(countries, country) ? (countries[country] ?? others) : others;
  const all = [...Object.values(countries), others];
  const shown = all.filter((right) => right.shown);
  const longest = shown.reduce<WithdrawalRight | undefined>(
    (best, right) => (best && !isLonger(right, best) ? best : right),
    undefined,
  );
  if (!longest) return others;
  return {
    ...longest,
    immediatePerformance: shown.every((right) => right.immediatePerformance === 'ask') ? 'ask' : 'no',
  };
}

/** Right of withdrawal as it is offered to visitors whose country we don't know yet. */
export interface WithdrawalOffer {
  /** Days of the period; `null` if no right is offered. */
  withdrawalDays: number | null;
  /** Visitors are asked for express consent to immediate performance. */
  asksConsent: boolean;
}

/** True if visitors see a right. */
export const isOffered = ({ shown, days }: WithdrawalRight): boolean => shown && days > 0;

/** Returns the most generous right of a table as visitors see it. */
export function offerOf(table: WithdrawalTable | undefined): WithdrawalOffer {
  const right = rightIn(table, null);
  return isOffered(right)
    ? { withdrawalDays: right.days, asksConsent: right.immediatePerformance === 'ask' }
    : { withdrawalDays: null, asksConsent: false };
}

/** Start of a day (UTC) that lies `days` and `months` after the day of `at`. */
function dayAfter(at: number, days: number, months: number): Date {
  const day = new Date(at);
  day.setUTCHours(0, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day;
}

/**
 * Start of the last day (UTC) of the period of a contract, in milliseconds since the epoch. The day of the contract doesn't
 * count. A Saturday or Sunday moves to the Monday after it. Source: Regulation 1182/71, Article 3; it also moves public
 * holidays, which we don't know.
 */
export function lastDayOf({ days, informed }: WithdrawalRight, contractAt: number): number {
  const last = dayAfter(contractAt, days, informed ? 0 : UNINFORMED_MONTHS);
  const weekday = last.getUTCDay();
  const free = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return last.getTime() + free * DAY_MS;
}

/** First moment after the period, in milliseconds since the epoch. Declarations sent before it are in time. */
export const endOfPeriod = (right: WithdrawalRight, contractAt: number): number =>
  lastDayOf(right, contractAt) + DAY_MS + LAST_ZONE_MS;
