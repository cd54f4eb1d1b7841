import { questionSets } from '@quotient/contract';
import { type Dashboard, type DashboardCounts, dayOf, OWN_PAGES } from '@quotient/contract/admin';
import { localeCodes } from '@quotient/contract/locales';
import { iqBands } from '../scoring/seedModel.ts';
import type { Counts } from './record.ts';
import { addCounts, addEach, addMoney, addSteps, noSteps } from './testCounts.ts';
import type { CountedVisits } from './visits.ts';

const DAY_MS = 86_400_000;

/** Days, and a filter for their tests. An empty filter includes all. */
export interface Asked {
  from: string;
  to: string;
  partner?: string;
  locale?: string;
  set?: string;
}

/** Stored counts and visits. */
export interface Kept {
  /** Every day with counts, in order. */
  days: () => Promise<string[]>;
  countsOfDay: (day: string) => Promise<readonly Counts[]>;
  /** Partners, languages and sets that occur. */
  keys: () => Promise<{
    partners: Iterable<string>;
    locales: ReadonlySet<string>;
    sets: ReadonlySet<string>;
  }>;
  visits: Pick<CountedVisits, 'of' | 'days'>;
  nameOf: (partner: string) => string | undefined;
}

/** The days from one to another, both included. */
function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(from);
  const length = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length }, (_, i) => dayOf(first + i * DAY_MS));
}

/** The same number of days right before a period. */
function periodBefore({ from, to }: Asked): { from: string; to: string } {
  const length = Date.parse(to) - Date.parse(from) + DAY_MS;
  return { from: dayOf(Date.parse(from) - length), to: dayOf(Date.parse(from) - DAY_MS) };
}

/** Adds up counts and visits. */
function createSum(hasVisits = true) {
  const sum = noSteps();
  const money: Counts['money'] = {};
  let visits = 0;
  return {
    add(counts: Counts): void {
      addSteps(sum, counts.steps);
      addMoney(money, counts.money);
    },
    addVisits(count: number): void {
      visits += count;
    },
    counts(): DashboardCounts {
      const { tooFast: _, ...steps } = sum;
      return {
        visits: hasVisits ? visits : null,
        ...steps,
        money: Object.entries(money)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([currency, amounts]) => ({ currency, ...amounts })),
      };
    },
  };
}

/** Sums by name, made on first use; those with the most started tests first. */
function createSums<K>(hasVisits = true) {
  const byKey = new Map<K, ReturnType<typeof createSum>>();
  return {
    of(key: K) {
      const known = byKey.get(key) ?? createSum(hasVisits);
      byKey.set(key, known);
      return known;
    },
    list: () =>
      [...byKey]
        .map(([key, sum]) => ({ key, counts: sum.counts() }))
        .sort(
          (a, b) => b.counts.started - a.counts.started || (b.counts.visits ?? 0) - (a.counts.visits ?? 0),
        ),
  };
}

/** Steps that the tests of each set reached, and their scores. */
function createDetails() {
  const steps = new Map<string, { started: number; viewed: number[]; answeredEach: number[] }>();
  const iqs: Record<string, number> = {};
  const bands: Record<string, number> = {};
  let tooFast = 0;
  return {
    add(counts: Counts): void {
      const held = steps.get(counts.set) ?? { started: 0, viewed: [], answeredEach: [] };
      held.started += counts.steps.started;
      addEach(held.viewed, counts.viewed);
      addEach(held.answeredEach, counts.answeredEach);
      steps.set(counts.set, held);
      addCounts(iqs, counts.iqs);
      addCounts(bands, counts.bands);
      tooFast += counts.steps.tooFast;
    },
    steps: (): Dashboard['steps'] =>
      questionSets.flatMap((set) => {
        const held = steps.get(set);
        if (!held) return [];
        const questions = held.viewed.map((viewed, i) => ({ viewed, answered: held.answeredEach[i] ?? 0 }));
        return [{ set, started: held.started, questions }];
      }),
    scores: (): Dashboard['scores'] => ({
      counted: Object.values(iqs).reduce((sum, count) => sum + count, 0),
      tooFast,
      values: Object.entries(iqs)
        .map(([iq, count]) => ({ iq: Number(iq), count }))
        .sort((a, b) => a.iq - b.iq),
      bands: iqBands.map((band) => ({ ...band, count: bands[band.low] ?? 0 })),
    }),
  };
}

const isOf = (filter: string | undefined, value: string | null) => !filter || filter === (value ?? OWN_PAGES);

async function choicesOf({ days, keys, visits, nameOf }: Kept): Promise<Dashboard['choices']> {
  const found = await keys();
  const partners = new Set(found.partners);
  const visited = visits.days();
  for (const day of visited)
    for (const { partner } of visits.of(day)) if (partner !== null) partners.add(partner);
  return {
    partners: [...partners].sort().map((key) => ({ key, name: nameOf(key) ?? null })),
    locales: localeCodes.filter((locale) => found.locales.has(locale)).sort(),
    sets: questionSets.filter((set) => found.sets.has(set)),
    firstDay: [...(await days()).slice(0, 1), ...visited].sort()[0] ?? null,
  };
}

/** Computes the dashboard of a period. */
export async function toDashboard(
  kept: Kept,
  asked: Asked,
): Promise<Omit<Dashboard, 'version' | 'countedAt' | 'isDemo' | 'counting'>> {
  const hasVisits = !asked.set;
  const tests = async (day: string) =>
    (await kept.countsOfDay(day)).filter(
      ({ partner, locale, set }) =>
        isOf(asked.partner, partner) && isOf(asked.locale, locale) && isOf(asked.set, set),
    );
  const visits = (day: string) =>
    hasVisits
      ? kept.visits
          .of(day)
          .filter(({ partner, locale }) => isOf(asked.partner, partner) && isOf(asked.locale, locale))
      : [];

  const totals = createSum(hasVisits);
  const partners = createSums<string | null>(hasVisits);
  const locales = createSums<Counts['locale'] | null>(hasVisits);
  const sets = createSums<Counts['set']>(false);
  const details = createDetails();
  const days: Dashboard['days'] = [];
  for (const day of daysBetween(asked.from, asked.to)) {
    const ofDay = createSum(hasVisits);
    for (const counts of await tests(day)) {
      const { partner, locale, set } = counts;
      for (const sum of [totals, ofDay, partners.of(partner), locales.of(locale), sets.of(set), details])
        sum.add(counts);
    }
    for (const { partner, locale, count } of visits(day))
      for (const sum of [totals, ofDay, partners.of(partner), locales.of(locale)]) sum.addVisits(count);
    days.push({ day, counts: ofDay.counts() });
  }

  const before = periodBefore(asked);
  const totalsBefore = createSum(hasVisits);
  for (const day of daysBetween(before.from, before.to)) {
    for (const counts of await tests(day)) totalsBefore.add(counts);
    for (const { count } of visits(day)) totalsBefore.addVisits(count);
  }

  return {
    totals: totals.counts(),
    before: { ...before, totals: totalsBefore.counts() },
    steps: details.steps(),
    scores: details.scores(),
    byPartner: partners.list().map(({ key, counts }) => ({
      key,
      name: key === null ? null : (kept.nameOf(key) ?? null),
      counts,
    })),
    byLocale: locales.list().map(({ key, counts }) => ({ locale: key, counts })),
    bySet: sets.list().map(({ key, counts }) => ({ set: key, counts })),
    days,
    choices: await choicesOf(kept),
  };
}
