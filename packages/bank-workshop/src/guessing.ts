import type { Question } from '@quotient/contract';

/** Question as it is shown: what somebody sees who guesses, and the correct option. */
export type ShownQuestion = Pick<Question, 'options' | 'correct' | 'visualPattern'>;

/**
 * Way to guess: a score for each option, by the look of all of them. The highest wins, ties by chance. `undefined`
 * without any evidence.
 */
type Strategy = (question: ShownQuestion) => readonly number[] | undefined;

/** Features of a figure: `circle-filled+dot-top` → circle, filled, dot, top. For words, each word. */
const featuresOf = (option: string) => new Set(option.toLowerCase().split(/[-+\s]+/));

/** Number of other options with each of its features, per option. */
const likeness = ({ options }: ShownQuestion): number[] => {
  const features = options.map(featuresOf);
  return features.map((own) => {
    const found = features.flatMap((other) =>
      [...own].filter((feature) => other !== own && other.has(feature)),
    );
    return found.length / own.size;
  });
};
const onlyFigures =
  (strategy: Strategy): Strategy =>
  (question) =>
    question.visualPattern?.optionShapes ? strategy(question) : undefined;

/** Prefers new options: the correct option of a matrix is never in its grid. */
const isNew: Strategy = ({ options, visualPattern }) => {
  const cells = visualPattern?.type === 'matrix' ? visualPattern.grid?.flat() : undefined;
  return cells && options.map((option) => Number(!cells.includes(option)));
};

const lengths = ({ options }: ShownQuestion) => options.map(({ length }) => length);
const letter =
  (index: number): Strategy =>
  ({ options }) =>
    index < options.length ? options.map((_, i) => Number(i === index)) : undefined;

/** Guessing strategies known from bad tests. */
export const guessingStrategies: Readonly<Record<string, Strategy>> = {
  'always A': letter(0),
  'always B': letter(1),
  'always C': letter(2),
  'always D': letter(3),
  'the last option': ({ options }) => options.map((_, i) => Number(i === options.length - 1)),
  'the longest option': (question) => (question.visualPattern?.optionShapes ? undefined : lengths(question)),
  'the shortest option': (question) =>
    question.visualPattern?.optionShapes ? undefined : lengths(question).map((length) => -length),
  'majority vote over the figures': onlyFigures(likeness),
  'a figure that is not in the grid': onlyFigures(isNew),
  'the odd figure out': onlyFigures((question) => likeness(question).map((value) => -value)),
};

/**
 * Guesses by the letters of known answers: takes the letter that is correct least often among them, compared with
 * equal shares.
 */
export function countLetters(known: readonly ShownQuestion[]): Strategy {
  const lack = (place: number) =>
    known.reduce(
      (sum, { options, correct }) =>
        sum + (place < options.length ? 1 / options.length : 0) - Number(place === correct),
      0,
    );
  return ({ options }) => options.map((_, place) => lack(place));
}

/** Result of a strategy on some questions, compared with chance. */
export interface GuessingResult {
  /** Number of questions for which the strategy has evidence. */
  questions: number;
  /** Expected number of right answers; a random choice between equally good options counts with its share. */
  right: number;
  /** Range of correct answers for 999 of 1000 who choose blindly. */
  chance: { low: number; high: number };
}

const OUTSIDE = 0.0005;

/** Middle of the results of independent tries with these chances: all but a two-thousandth at each end. */
function rangeOf(chances: readonly number[]): { low: number; high: number } {
  let counts = [1];
  for (const chance of chances)
    counts = [...counts, 0].map((share, i) => share * (1 - chance) + (counts[i - 1] ?? 0) * chance);
  let below = 0;
  const upTo = counts.map((share) => {
    below += share;
    return below;
  });
  return {
    low: upTo.findIndex((share) => share > OUTSIDE),
    high: upTo.findIndex((share) => share >= 1 - OUTSIDE),
  };
}

/** Tries a strategy on displayed questions. */
export function tryGuessing(strategy: Strategy, questions: readonly ShownQuestion[]): GuessingResult {
  const tried = questions.flatMap((question) => {
    const votes = strategy(question);
    if (!votes) return [];
    const most = Math.max(...votes);
    const best = votes.flatMap((vote, i) => (vote === most ? i : []));
    return {
      right: best.includes(question.correct) ? 1 / best.length : 0,
      blind: 1 / question.options.length,
    };
  });
  return {
    questions: tried.length,
    right: tried.reduce((sum, { right }) => sum + right, 0),
    chance: rangeOf(tried.map(({ blind }) => blind)),
  };
}
