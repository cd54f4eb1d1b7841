import { type LocaleCode, localeCodeOf } from '@quotient/contract/locales';
import { bandOf } from '../scoring/seedModel.ts';
import { type Counts, CountsSchema } from './record.ts';
import type { CheckoutRow, SessionRow } from './sessionRow.ts';

/** The language that a test was shown in: one that the questions do not have is shown in English. */
export const shownLocale = (locale: string | null): LocaleCode => localeCodeOf(locale);

/** Returns true if a checkout has received money, even if it was refunded later. */
const cameIn = ({ state }: CheckoutRow) => ['paid', 'duplicate', 'refunded', 'disputed'].includes(state);

function moneyOf(checkouts: readonly CheckoutRow[]): Counts['money'] {
  const money: Counts['money'] = {};
  for (const { state, amountMinor, currency } of checkouts.filter(cameIn)) {
    const refundedMinor = state === 'refunded' ? amountMinor : 0;
    const disputedMinor = state === 'disputed' ? amountMinor : 0;
    addMoney(money, { [currency]: { payments: 1, revenueMinor: amountMinor, refundedMinor, disputedMinor } });
  }
  return money;
}

/** Counts of one test session. */
export function countsOf(row: SessionRow): Counts {
  const { partner, set, locale, iq, scorePercent, isTooFast, checkouts, questions } = row;
  const has = (...states: CheckoutRow['state'][]) =>
    Number(checkouts.some(({ state }) => states.includes(state)));
  const isCounted = iq !== null && scorePercent !== null && !isTooFast;
  return {
    partner,
    locale: shownLocale(locale),
    set,
    steps: {
      started: 1,
      answered: Number(questions.some(({ chosen }) => chosen >= 0)),
      completed: Number(row.finishedAt !== null),
      timedUp: Number(row.reason === 'time-up'),
      tooFast: Number(isTooFast),
      checkoutOpened: Number(checkouts.some(({ state }) => state !== 'creating')),
      paid: has('paid', 'refunded', 'disputed'),
      refunded: has('refunded'),
      disputed: has('disputed'),
      mailed: Number(row.isMailed),
      shared: Number(row.isShared),
      certified: Number(row.hasCertificate),
    },
    viewed: questions.map(({ isViewed }) => Number(isViewed)),
    answeredEach: questions.map(({ chosen }) => Number(chosen >= 0)),
    iqs: isCounted ? { [iq]: 1 } : {},
    bands: isCounted ? { [bandOf(scorePercent).low]: 1 } : {},
    money: moneyOf(checkouts),
  };
}

/** Adds numbers to those with the same names, `sign` times. */
function addNumbers<K extends string>(
  into: Record<K, number>,
  more: Readonly<Record<K, number>>,
  sign = 1,
): void {
  for (const name in more) into[name] += sign * more[name];
}

/** Adds numbers whose names may be missing. A sum of 0 is removed again. */
export function addCounts(
  into: Record<string, number>,
  more: Readonly<Record<string, number>>,
  sign = 1,
): void {
  for (const [name, number] of Object.entries(more)) {
    const sum = (into[name] ?? 0) + sign * number;
    if (sum === 0) delete into[name];
    else into[name] = sum;
  }
}

/** The same for a number per question. */
export function addEach(into: number[], more: readonly number[], sign = 1): void {
  for (const [i, number] of more.entries()) into[i] = (into[i] ?? 0) + sign * number;
}

/** The same for steps. */
export const addSteps: (into: Counts['steps'], more: Readonly<Counts['steps']>, sign?: number) => void =
  addNumbers;

/** The same for money by currency. */
export function addMoney(into: Counts['money'], more: Counts['money'], sign = 1): void {
  for (const [currency, money] of Object.entries(more)) {
    const held = into[currency] ?? { payments: 0, revenueMinor: 0, refundedMinor: 0, disputedMinor: 0 };
    addNumbers(held, money, sign);
    if (held.payments === 0) delete into[currency];
    else into[currency] = held;
  }
}

/** Steps of no test. */
export const noSteps = () =>
  Object.fromEntries(
    Object.keys(CountsSchema.entries.steps.entries).map((step) => [step, 0]),
  ) as Counts['steps']; // each is there

/** Adds a counts of the same partner, language and set to a sum, `sign` times. */
export function addTo(sum: Counts, more: Counts, sign: 1 | -1 = 1): void {
  addSteps(sum.steps, more.steps, sign);
  addEach(sum.viewed, more.viewed, sign);
  addEach(sum.answeredEach, more.answeredEach, sign);
  addCounts(sum.iqs, more.iqs, sign);
  addCounts(sum.bands, more.bands, sign);
  addMoney(sum.money, more.money, sign);
}

const keyOf = ({ partner, locale, set }: Counts) => `${partner ?? ''} ${locale} ${set}`;

/** Counts to add to: a copy of existing ones, or those of no test. */
export const startSum = (counts: Counts | null, like: Counts): Counts =>
  counts
    ? structuredClone(counts)
    : { ...like, steps: noSteps(), viewed: [], answeredEach: [], iqs: {}, bands: {}, money: {} };

/** Raises negative numbers to 0: another version may have counted by other rules than those that subtract. */
export function clampCounts(counts: Counts): Counts {
  const clamp = (number: number) => Math.max(0, number);
  const clampAll = <T extends Record<string, number>>(numbers: T) =>
    Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, clamp(number)])) as T; // the same names
  return {
    ...counts,
    steps: clampAll(counts.steps),
    viewed: counts.viewed.map(clamp),
    answeredEach: counts.answeredEach.map(clamp),
    iqs: clampAll(counts.iqs),
    bands: clampAll(counts.bands),
    money: Object.fromEntries(
      Object.entries(counts.money).map(([currency, money]) => [currency, clampAll(money)]),
    ),
  };
}

/** Sum of counts, one for each partner, language and set. */
export function createCountsSum(all: Iterable<Counts> = []) {
  const byKey = new Map<string, Counts>();

  function add(counts: Counts, sign: 1 | -1 = 1): void {
    const key = keyOf(counts);
    const held = byKey.get(key);
    if (!held) {
      byKey.set(key, structuredClone(counts));
      return;
    }
    addTo(held, counts, sign);
    // every other number is a part of this one
    if (held.steps.started === 0) byKey.delete(key);
  }

  for (const counts of all) add(counts);
  return {
    add,
    /** Subtracts counts that were added before. */
    subtract: (counts: Counts) => add(counts, -1),
    /** Sorted counts, whatever the order of additions. */
    list: (): Counts[] => [...byKey.keys()].sort().flatMap((key) => structuredClone(byKey.get(key)) ?? []),
  };
}
