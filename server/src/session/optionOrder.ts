import type { Question } from '@quotient/contract';
import type { Random } from '../ports.ts';
import { areOrdered } from './orderedOptions.ts';

/** The right answer stands no more often in one place than this, question after question. */
const LONGEST_RUN = 3;
/** Such an order is found within a few tries; where the questions that keep theirs allow none, the last one is taken. */
const MAX_TRIES = 60;

/** As they stand: displayed option index = index in `options`. */
export const keptOrder = (questions: readonly Question[]): number[][] =>
  questions.map(({ options }) => [...options.keys()]);

/** The same things in another order, each order equally likely. */
function shuffled<T>(list: readonly T[], random: Pick<Random, 'below'>): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T]; // both lie within the list
  }
  return result;
}

/** How often the same value stands in a row, at most. */
export function longestRun(values: readonly number[]): number {
  let run = 0;
  let longest = 0;
  for (const [i, value] of values.entries()) {
    run = value === values[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * Deals each free question the place of its right answer, so that every place is right about as often as it is there to
 * be chosen. `fixed` has the places that are given already.
 */
function dealPlaces(
  counts: readonly number[],
  fixed: readonly (number | undefined)[],
  random: Pick<Random, 'below'>,
): number[] {
  const used = new Map<number, number>();
  const use = (place: number) => used.set(place, (used.get(place) ?? 0) + 1);
  const places = fixed.map((place) => place ?? -1);
  for (const place of fixed) if (place !== undefined) use(place);
  /** How often a place would be right if all were right alike. */
  const share = (place: number) => counts.reduce((sum, count) => sum + (place < count ? 1 / count : 0), 0);
  const shares = Array.from({ length: Math.max(...counts) }, (_, place) => share(place));
  const lack = (place: number) => (shares[place] ?? 0) - (used.get(place) ?? 0);
  const free = [...counts.keys()].filter((i) => fixed[i] === undefined);
  for (const i of shuffled(free, random)) {
    const candidates = shuffled([...Array(counts[i]).keys()], random);
    const place = candidates.reduce((best, candidate) => (lack(candidate) > lack(best) ? candidate : best));
    places[i] = place;
    use(place);
  }
  return places;
}

/**
 * The order in which each question shows its options: displayed option index → index in `options`. Options that stand in
 * rising order, in English, stay so. Of the others the right one stands in each place about equally often, over the whole
 * test, and no more than three times running.
 */
export function shuffleOptions(
  questions: readonly Question[],
  english: readonly Question[],
  random: Pick<Random, 'below'>,
): number[][] {
  const counts = questions.map(({ options }) => options.length);
  const keepsOrder = ({ options, visualPattern }: Question, i: number) =>
    visualPattern?.optionShapes === undefined && areOrdered(english[i]?.options ?? options);
  const fixed = questions.map((question, i) => (keepsOrder(question, i) ? question.correct : undefined));
  let places = dealPlaces(counts, fixed, random);
  for (let tries = 1; longestRun(places) > LONGEST_RUN && tries < MAX_TRIES; tries += 1)
    places = dealPlaces(counts, fixed, random);
  return questions.map(({ options, correct }, i) => {
    if (fixed[i] !== undefined) return [...options.keys()];
    const wrong = shuffled(
      [...options.keys()].filter((index) => index !== correct),
      random,
    );
    const place = places[i] ?? 0;
    return [...wrong.slice(0, place), correct, ...wrong.slice(place)];
  });
}
