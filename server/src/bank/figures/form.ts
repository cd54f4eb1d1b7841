import type { CognitiveCategory, Difficulty, Question } from '@quotient/contract';
import { localeCodeOf } from '@quotient/contract/locales';
import { attempt, type Matrix } from './generate.ts';
import { categoryOf, questionOf } from './question.ts';
import { type Draws, drawsFrom } from './random.ts';

/** The looks in which each kind of rule shows best. */
const looksFor = {
  'fluid-reasoning': ['single', 'sized', 'pair', 'vane', 'moon'],
  'quantitative-reasoning': ['group', 'dice', 'arrows'],
  'visual-spatial-processing': [
    'turned',
    'triangle',
    'compass',
    'vane',
    'orbit',
    'movers',
    'moon',
    'matrix',
    'sheet',
  ],
  'working-memory': ['lines', 'crossed', 'fence', 'domino', 'matrix', 'cells', 'sheet', 'hedge'],
} satisfies Partial<Record<CognitiveCategory, readonly string[]>>;

type Category = keyof typeof looksFor;

const order: Record<Difficulty, readonly Category[]> = {
  easy: [
    'fluid-reasoning',
    'quantitative-reasoning',
    'visual-spatial-processing',
    'working-memory',
    'fluid-reasoning',
    'quantitative-reasoning',
    'visual-spatial-processing',
  ],
  medium: [
    'working-memory',
    'fluid-reasoning',
    'quantitative-reasoning',
    'visual-spatial-processing',
    'working-memory',
    'fluid-reasoning',
    'quantitative-reasoning',
    'visual-spatial-processing',
  ],
  hard: [
    'fluid-reasoning',
    'quantitative-reasoning',
    'visual-spatial-processing',
    'working-memory',
    'working-memory',
  ],
};

/**
 * Profile of every form, in this order: 7 easy questions, then 8 medium and 5 hard ones; five for each of four
 * abilities. Figures need no general knowledge, so `crystallized-intelligence` has none.
 */
const profile = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
  order[difficulty].map((category) => ({ difficulty, category })),
);

/** Most tries for one look: some looks rarely fit the rules of a difficulty. */
const TRIES_OF_ONE_LOOK = 60;
const LOOKS_TRIED = 60;

/** Finds one verified matrix. Adds its look to `used`. */
function searchMatrix(category: Category, difficulty: Difficulty, draws: Draws, used: string[]): Matrix {
  for (let i = 0; i < LOOKS_TRIED; i++) {
    const looks: readonly string[] = looksFor[category];
    const fresh = looks.filter((look) => !used.includes(look));
    // looks repeat only after all have been tried for a while
    const look = draws.pick(fresh.length > 0 && i < LOOKS_TRIED / 4 ? fresh : looks);
    for (let k = 0; k < TRIES_OF_ONE_LOOK; k++) {
      const matrix = attempt({ difficulty, looks: [look] }, draws);
      if (matrix && categoryOf(matrix) === category) {
        used.push(look);
        return matrix;
      }
    }
  }
  throw new Error(`No ${difficulty} matrix for ${category} came out of this seed.`);
}

/** Draws the 20 verified matrices of a form: the same seed draws the same ones every time. Takes 100 to 600 ms. */
export function drawMatrices(seed: string): Matrix[] {
  const draws = drawsFrom(seed);
  const used: string[] = [];
  return profile.map(({ difficulty, category }) => searchMatrix(category, difficulty, draws, used));
}

/**
 * Turns a form into questions: the same figures and keys in every language.
 * @param locale BCP 47 tag; English if it has no words
 */
export function putIntoWords(matrices: readonly Matrix[], locale: string | null): readonly Question[] {
  const language = localeCodeOf(locale);
  return matrices.map((matrix, i) => questionOf(matrix, i + 1, language));
}

/**
 * Makes a whole test of 20 verified matrices. The same seed makes the same figures in every language, and every seed
 * makes a test of the same profile of difficulty and abilities.
 * @param locale BCP 47 tag; English if it has no words
 */
export const makeForm = (seed: string, locale: string | null): readonly Question[] =>
  putIntoWords(drawMatrices(seed), locale);
