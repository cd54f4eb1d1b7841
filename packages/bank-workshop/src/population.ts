import type { Difficulty, Question } from '@quotient/contract';

/**
 * Difficulty of each step, in standard deviations of ability: a visitor of that ability knows half of such questions.
 */
const hardness: Record<Difficulty, number> = { easy: -1.2, medium: 0, hard: 1.2 };
/** Factor that brings the logistic curve close to the normal one (Birnbaum, in Lord and Novick, 1968). */
const STEEPNESS = 1.7;
/** Rate of slips: everybody gets one in fifty known questions wrong (the upper asymptote of Barton and Lord, 1981). */
const SLIP = 0.02;
/** Step of abilities from four deviations below the mean to four above it, fine enough for a tenth of a percent. */
const STEP = 0.1;
const abilities = Array.from({ length: 81 }, (_, i) => (i - 40) * STEP);

/**
 * Probability that a visitor of some ability gets a question right: knows it and doesn't slip, or guesses one of its
 * options. The logistic model of four parameters: Birnbaum's (in Lord and Novick, Statistical Theories of Mental Test
 * Scores, 1968) and the slip.
 * @param ability In standard deviations from the mean of the population; -∞: somebody who guesses throughout.
 */
export function chanceRight(
  { difficulty, options }: Pick<Question, 'difficulty' | 'options'>,
  ability: number,
): number {
  const guess = 1 / options.length;
  return guess + (1 - SLIP - guess) / (1 + Math.exp(-STEEPNESS * (ability - hardness[difficulty])));
}

/** Chance of each number of points, from 0 to all of them, for one ability. */
function pointsOf(questions: readonly Question[], ability: number): number[] {
  const total = questions.reduce((sum, { points }) => sum + points, 0);
  let chances = [1, ...Array<number>(total).fill(0)];
  for (const question of questions) {
    const right = chanceRight(question, ability);
    chances = chances.map(
      (chance, points) => chance * (1 - right) + (chances[points - question.points] ?? 0) * right,
    );
  }
  return chances;
}

/** Distribution of some visitors' scores, in percent of the points. */
export interface Spread {
  mean: number;
  /** The standard deviation. */
  deviation: number;
  /** Share of visitors, 0 to 1, with everything right: the set can't separate them. */
  atCeiling: number;
}

function spreadOf(chances: readonly number[]): Spread {
  const percentOf = (points: number) => (100 * points) / (chances.length - 1);
  const mean = chances.reduce((sum, chance, points) => sum + chance * percentOf(points), 0);
  const variance = chances.reduce((sum, chance, points) => sum + chance * (percentOf(points) - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(variance), atCeiling: chances.at(-1) ?? 0 };
}

/** Distribution of scores for one ability, by the model of `chanceRight`. */
export const spreadAt = (questions: readonly Question[], ability: number): Spread =>
  spreadOf(pointsOf(questions, ability));

/**
 * Distribution of scores for a whole population: its abilities are normal, from guessers to experts. Computed, not
 * drawn: every number of points with its chance.
 */
export function spreadOverPopulation(questions: readonly Question[]): Spread {
  const weights = abilities.map((ability) => Math.exp((-ability * ability) / 2));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = abilities
    .map((ability) => pointsOf(questions, ability))
    .reduce<number[]>(
      (sums, own, i) => own.map((chance, points) => (sums[points] ?? 0) + (chance * (weights[i] ?? 0)) / all),
      [],
    );
  return spreadOf(chances);
}
