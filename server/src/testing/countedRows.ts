import type { CountedRow, SetShape } from '../statistics/counts.ts';

/** A set whose questions have the same number of options, the first of them correct. */
export const shapeOf = (questionCount: number, optionCount = 4): SetShape => ({
  questionCount,
  questions: Array.from({ length: questionCount }, (_, i) => ({ id: i + 1, optionCount, keyIndex: 0 })),
});

/** A finished test from its chosen options: 0 is correct in a set of `shapeOf`, -1 = unanswered. */
export const rowFrom = (
  chosen: readonly number[],
  changes: Partial<CountedRow> = {},
  id = chosen.join(''),
): CountedRow => ({
  id,
  finishedAt: 1,
  isRepeat: false,
  isTooFast: false,
  questions: chosen.map((option, i) => ({
    id: i + 1,
    chosen: option,
    isCorrect: option === 0,
    isViewed: true,
    spentMs: 20_000,
  })),
  ...changes,
});

/** Tests of persons who have each question right (1) or not (0); the others took the second option. */
export const rowsFrom = (patterns: readonly (readonly number[])[]): CountedRow[] =>
  patterns.map((pattern, i) =>
    rowFrom(
      pattern.map((right) => 1 - right),
      {},
      `person ${i}`,
    ),
  );
