import type { Question } from '@quotient/contract';
import type { Random } from '../base/ports.ts';
import { areOrdered } from './orderedOptions.ts';

/** Most questions in a row with the correct answer in the same place. */
const LONGEST_RUN = 3;
/** Most tries to find such an order, which takes a few; if fixed questions allow none, the last try is used. */
const MAX_TRIES = 60;

/** Unshuffled order: displayed option index = index in `options`. */
export const keptOrder = (questions: readonly Question[]): number[][] =>
  questions.map(({ options }) => [...options.keys()]);

/** Shuffles a list, each order equally likely. */
function shuffled<T>(list: readonly T[], random: Pick<Random, 'below'>): T[] {
  const result = [...list];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T]; // both are within the list
  }
  return result;
}

/** Length of the longest run of one value. */
export function longestRun(values: readonly number[]): number {
  let run = 0;
  let longest = 0;
  for (const [i, value] of values.entries()) {
    run = value === values[i - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Most standard deviations between a place and its share of the correct answers: of 20 questions with 5 options, 3. */
const MOST_OFF = 2.1;

/**
 * Returns true if no place is correct far more or less often than by chance. `counts` are the options of each
 * question.
 */
function areSpread(places: readonly number[], counts: readonly number[]): boolean {
  return [...Array(Math.max(0, ...counts)).keys()].every((place) => {
    const chances = counts.map((count) => (place < count ? 1 / count : 0));
    const share = chances.reduce((sum, chance) => sum + chance, 0);
    const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
    const found = places.filter((other) => other === place).length;
    return Math.abs(found - share) <= Math.max(1, MOST_OFF * Math.sqrt(variance));
  });
}

/** Returns true if options keep their order: readers look for a value by its place, see `areOrdered`. */
export const hasFixedOrder = (
  { options, visualPattern }: Question,
  english: Pick<Question, 'options'> | undefined,
): boolean => visualPattern?.optionShapes === undefined && areOrdered(english?.options ?? options);

/**
 * Shuffles the options of each question: displayed option index → index in `options`. Options in rising order, in
 * English, keep it. Otherwise each place is equally likely and independent of other questions: if every test had each
 * letter equally often, someone who knows most answers could count to find the others. Only an order that looks odd
 * is drawn again: the same place four times in a row, or a place far off its share.
 */
export function shuffleOptions(
  questions: readonly Question[],
  english: readonly Question[],
  random: Pick<Random, 'below'>,
): number[][] {
  const kept = questions.map((question, i) => hasFixedOrder(question, english[i]));
  const isFree = (_: unknown, i: number) => kept[i] === false;
  const freeCounts = questions.filter(isFree).map(({ options }) => options.length);
  const draw = () =>
    questions.map(({ options, correct }, i) => (kept[i] ? correct : random.below(options.length)));
  const isGood = (places: readonly number[]) =>
    longestRun(places) <= LONGEST_RUN && areSpread(places.filter(isFree), freeCounts);
  let places = draw();
  for (let tries = 1; !isGood(places) && tries < MAX_TRIES; tries += 1) places = draw();
  return questions.map(({ options, correct }, i) => {
    if (kept[i]) return [...options.keys()];
    const wrong = shuffled(
      [...options.keys()].filter((index) => index !== correct),
      random,
    );
    const place = places[i] ?? 0;
    return [...wrong.slice(0, place), correct, ...wrong.slice(place)];
  });
}
