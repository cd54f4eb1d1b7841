import type { Dashboard, DashboardCounts } from '@quotient/contract/admin';

/** The part of a whole, from 0 to 1; `null` where there is nothing to take a part of. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** Growth as a part of the number before: 0.5 is half as much again. `null` if the number before was 0. */
export const changeOf = (now: number, before: number): number | null =>
  before > 0 ? (now - before) / before : null;

/** Steps of a test, in order. The last three are the visitors' actions after the results, in any order. */
const stepKeys = [
  'visits',
  'started',
  'answered',
  'completed',
  'checkoutOpened',
  'paid',
  'mailed',
  'shared',
  'certified',
] as const;
/** A step of the funnel. */
export type StepKey = (typeof stepKeys)[number];

/** One step of the funnel. */
export interface Step {
  key: StepKey;
  /** `null`: not told apart for what was asked for. */
  count: number | null;
  /** Share of the first comparable step. */
  ofFirst: number | null;
  /** Share of the step before; of `paid` for actions after the results. */
  ofBefore: number | null;
  /** Visitors who left after the step before. `null` if that isn't a loss. */
  lost: number | null;
  /** Something that visitors do with their result, in any order. */
  isBranch: boolean;
  /** The number that `ofBefore` and `lost` compare with. */
  before: number | null;
}

const afterPaid: readonly StepKey[] = ['mailed', 'shared', 'certified'];

/**
 * The funnel. Visits are only compared with where they are at least as many as the tests: pages that were visited before
 * visits were counted would make a share of more than everything.
 */
export function funnelOf(counts: DashboardCounts): Step[] {
  const hasVisits = counts.visits !== null && counts.visits >= counts.started && counts.visits > 0;
  const first = hasVisits ? counts.visits : counts.started;
  return stepKeys.map((key, i) => {
    const count = counts[key];
    const isBranch = afterPaid.includes(key);
    const previous = stepKeys[i - 1];
    const isFirst = key === 'visits' || (key === 'started' && !hasVisits);
    const before = isFirst || !previous ? null : counts[isBranch ? 'paid' : previous];
    return {
      key,
      count,
      before,
      isBranch,
      ofFirst:
        count === null || first === null || (key === 'visits' && !hasVisits) ? null : shareOf(count, first),
      ofBefore: count === null || before === null ? null : shareOf(count, before),
      lost: count === null || before === null || isBranch ? null : before - count,
    };
  });
}

/** The step at which most of those who had come so far went no further. */
export const largestLoss = (steps: readonly Step[]): Step | undefined =>
  steps
    .filter(({ lost }) => (lost ?? 0) > 0)
    .reduce<Step | undefined>(
      (worst, step) => ((step.lost ?? 0) > (worst?.lost ?? 0) ? step : worst),
      undefined,
    );

/** The middle one of all scores; between two, the lower one. */
export function medianOf({ values, counted }: Dashboard['scores']): number | null {
  let seen = 0;
  for (const { iq, count } of values) {
    seen += count;
    if (seen * 2 >= counted) return iq;
  }
  return null;
}

/** Every IQ of the bands, lowest first, with how many have it. */
export function everyIq({ values, bands }: Dashboard['scores']): { iq: number; count: number }[] {
  const counts = new Map(values.map(({ iq, count }) => [iq, count]));
  return bands.flatMap(({ low, high }) =>
    Array.from({ length: high - low + 1 }, (_, i) => ({ iq: low + i, count: counts.get(low + i) ?? 0 })),
  );
}

type Money = DashboardCounts['money'][number];

/** Remaining money in one currency. */
export const keptMinor = ({ revenueMinor, refundedMinor, disputedMinor }: Money): number =>
  revenueMinor - refundedMinor - disputedMinor;

/** Revenue in one currency. */
export const revenueIn = (money: readonly Money[], currency: string): number =>
  money.find((each) => each.currency === currency)?.revenueMinor ?? 0;
