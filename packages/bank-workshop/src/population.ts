import type { Difficulty, Question } from '@quotient/contract';

/** How hard each step is, in standard deviations of ability: who is that able knows half of such questions. */
const hardness: Record<Difficulty, number> = { easy: -1.2, medium: 0, hard: 1.2 };
/** Brings the logistic curve close to the normal one (Birnbaum, in Lord and Novick, 1968). */
const STEEPNESS = 1.7;
/** Nobody is careful throughout: one question in fifty goes wrong to who knows it (the upper asymptote of Barton and Lord, 1981). */
const SLIP = 0.02;
/** Abilities from four deviations below the mean to four above it, in steps that are fine enough for a tenth of a percent. */
const STEP = 0.1;
const abilities = Array.from({ length: 81 }, (_, i) => (i - 40) * STEP);

/**
 * How likely a visitor of some ability has a question right: knows it and does not slip, or guesses one of its
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

/** The chance of each number of points, from 0 to all of them, for somebody of some ability. */
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

/** How the scores of some visitors are spread, in percent of the points. */
export interface Spread {
  mean: number;
  /** The standard deviation. */
  deviation: number;
  /** The share of visitors, 0 to 1, who have everything right: the set cannot tell them apart. */
  atCeiling: number;
}

function spreadOf(chances: readonly number[]): Spread {
  const percentOf = (points: number) => (100 * points) / (chances.length - 1);
  const mean = chances.reduce((sum, chance, points) => sum + chance * percentOf(points), 0);
  const variance = chances.reduce((sum, chance, points) => sum + chance * (percentOf(points) - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(variance), atCeiling: chances.at(-1) ?? 0 };
}

/** What visitors of one ability score on a set, by the model of `chanceRight`. */
export const spreadAt = (questions: readonly Question[], ability: number): Spread =>
  spreadOf(pointsOf(questions, ability));

/**
 * What a whole population scores on a set: its abilities are spread normally, from guessers to experts. Computed, not
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
