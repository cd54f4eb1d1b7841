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
 * What every form asks for, in this order: 7 easy questions, then 8 medium and 5 hard ones; five for each of four
 * abilities. Figures ask for no general knowledge, so `crystallized-intelligence` has none.
 */
const profile = (['easy', 'medium', 'hard'] as const).flatMap((difficulty) =>
  order[difficulty].map((category) => ({ difficulty, category })),
);

/** Looks that cannot carry the rules of a difficulty wait no longer than this for a lucky draw. */
const TRIES_OF_ONE_LOOK = 60;
const LOOKS_TRIED = 60;

/** One verified matrix. Notes its look in `used`. */
function searchMatrix(category: Category, difficulty: Difficulty, draws: Draws, used: string[]): Matrix {
  for (let i = 0; i < LOOKS_TRIED; i++) {
    const looks: readonly string[] = looksFor[category];
    const fresh = looks.filter((look) => !used.includes(look));
    // looks come again only when all have been tried for a while
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

/** The 20 verified matrices of a form: the same seed draws the same ones every time. Takes 100 to 600 ms. */
export function drawMatrices(seed: string): Matrix[] {
  const draws = drawsFrom(seed);
  const used: string[] = [];
  return profile.map(({ difficulty, category }) => searchMatrix(category, difficulty, draws, used));
}

/**
 * A form as questions: the same figures and keys in every language.
 * @param locale BCP 47 tag; English where there are no words for it
 */
export function putIntoWords(matrices: readonly Matrix[], locale: string | null): readonly Question[] {
  const language = localeCodeOf(locale);
  return matrices.map((matrix, i) => questionOf(matrix, i + 1, language));
}

/**
 * A whole test of 20 verified matrices. The same seed makes the same figures in every language, and every seed makes a
 * test of the same profile of difficulty and abilities.
 * @param locale BCP 47 tag; English where there are no words for it
 */
export const makeForm = (seed: string, locale: string | null): readonly Question[] =>
  putIntoWords(drawMatrices(seed), locale);
