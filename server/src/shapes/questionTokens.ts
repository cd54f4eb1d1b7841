import { isMissingCell, type Question } from '@quotient/contract';

/** The shape tokens that the figures of questions are drawn with; those that several use, several times. */
export const questionTokens = (questions: readonly Question[]): string[] =>
  questions
    .flatMap(({ visualPattern }) => visualPattern ?? [])
    .flatMap(({ type, grid, optionShapes = [] }) => [
      ...(type === 'matrix' && grid ? grid.flat().filter((cell) => !isMissingCell(cell)) : []),
      ...optionShapes,
    ]);
