import type { VisualPattern } from '@quotient/contract';
import { isMissingCell } from '@quotient/contract/question';

/** The names under which the figures of these tokens are stored, each once, sorted: see `resolveShape`. */
export const shapeNames = (tokens: Iterable<string>): string[] =>
  [
    ...new Set(
      [...tokens].filter((token) => !isMissingCell(token)).flatMap((token) => [token, plainOf(token)]),
    ),
  ].sort();

/** Returns the plain figure that replaces an outline without a row of its own. */
export const plainOf = (token: string): string => token.replace(/-outline$/, '');

/** Every token that these questions draw, in the grid or as an option. */
export const tokensOf = (questions: readonly { visualPattern?: VisualPattern }[]): string[] =>
  questions.flatMap(
    ({ visualPattern: { type, grid = [], optionShapes = [] } = { type: 'illustration' } }) => [
      ...(type === 'matrix' ? grid.flat() : []),
      ...optionShapes,
    ],
  );
