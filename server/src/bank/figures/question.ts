import type { CognitiveCategory, Question } from '@quotient/contract';
import type { LocaleCode } from '@quotient/contract/locales';
import { explain, explainChoice, questionText } from './explain.ts';
import type { Matrix } from './generate.ts';
import { costOf } from './rules.ts';

const overlays = new Set(['xor', 'or', 'and', 'minus', 'rightMinus']);
const movements = new Set(['progression', 'shift', 'around']);
const sums = new Set(['sum', 'rest', 'progression']);

/**
 * Ability of a matrix by its most demanding rule: overlays need working memory; turns and moves are spatial, sums and
 * steps of amounts numerical; everything else is pattern recognition.
 */
export function categoryOf({ columns }: Matrix): CognitiveCategory {
  const has = (kinds: ReadonlySet<string>, ...domains: string[]): boolean =>
    columns.some(
      ({ slot, directed }) => directed && kinds.has(directed.rule.kind) && domains.includes(slot.domain.kind),
    );
  if (has(overlays, 'set')) return 'working-memory';
  if (has(movements, 'turn', 'place', 'set')) return 'visual-spatial-processing';
  if (has(sums, 'amount')) return 'quantitative-reasoning';
  return 'fluid-reasoning';
}

/** Total cost of a matrix's rules for a reader. */
const totalCost = ({ columns }: Matrix): number =>
  columns.reduce((sum, { directed }) => sum + (directed ? costOf(directed) : 0), 0);

const MOST_OF_SEVEN = 5;

function pointsOf(matrix: Matrix): Question['points'] {
  if (matrix.difficulty === 'easy') return 5;
  if (matrix.difficulty === 'hard') return 10;
  return totalCost(matrix) <= MOST_OF_SEVEN ? 7 : 8;
}

/** Author of the idea of matrices, as in the answer key. */
export const matrixIdea =
  'Figure matrices (J. C. Raven, 1938), with rules as in P. A. Carpenter, M. A. Just and P. Shell (1990)';

/** A generated matrix as a question of the bank. */
export function questionOf(matrix: Matrix, id: number, language: LocaleCode = 'en'): Question {
  const category = categoryOf(matrix);
  return {
    id,
    question: questionText(language),
    options: [...matrix.options],
    type: category === 'working-memory' ? 'visual' : 'pattern',
    skill: 'pattern-recognition',
    isVisual: true,
    visualPattern: {
      type: 'matrix',
      grid: matrix.grid.map((row) => [...row]),
      optionShapes: [...matrix.options],
    },
    difficulty: matrix.difficulty,
    category,
    points: pointsOf(matrix),
    verified: 'program',
    correct: matrix.correct,
    explanation: explain(matrix, language),
    choices: matrix.candidates.map((candidate) => explainChoice(matrix, candidate, language)),
  };
}
