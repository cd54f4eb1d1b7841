import { isMissingCell, type Question } from '@quotient/contract';

/** Shape tokens in the figures of questions; shared ones are repeated. */
export const questionTokens = (questions: readonly Question[]): string[] =>
  questions
    .flatMap(({ visualPattern }) => visualPattern ?? [])
    .flatMap(({ type, grid, optionShapes = [] }) => [
      ...(type === 'matrix' && grid ? grid.flat().filter((cell) => !isMissingCell(cell)) : []),
      ...optionShapes,
    ]);
