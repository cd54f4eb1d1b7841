import type { OptionTable, Third } from '@quotient/contract/admin';
import type { QuestionCounts } from './counts.ts';

/** The last score of the lower third, and the first of the upper one. */
export interface Cuts {
  lowerEnd: number;
  upperStart: number;
}

/** Number of scores, from the start of `distribution`, that come nearest to a third of all cases. */
function nearestToThird(distribution: readonly number[], cases: number): number {
  let seen = 0;
  let best = { scores: 0, distance: cases / 3 };
  for (const [i, each] of distribution.entries()) {
    seen += each;
    const distance = Math.abs(seen - cases / 3);
    if (distance < best.distance) best = { scores: i + 1, distance };
  }
  return best.scores;
}

/**
 * Cuts between the thirds. Equal scores stay together: their order means nothing. So a third may be larger than
 * another, and if nearly all have one score, the outer ones are empty. They never overlap.
 */
export function cutsOf(distribution: readonly number[]): Cuts {
  const cases = distribution.reduce((sum, each) => sum + each, 0);
  return {
    lowerEnd: nearestToThird(distribution, cases) - 1,
    upperStart: distribution.length - nearestToThird([...distribution].reverse(), cases),
  };
}

function thirdOf(question: QuestionCounts, low: number, high: number): Third {
  const rows = question.chosen.slice(low, high + 1);
  const chosen = rows.reduce<number[]>(
    (sums, row) => row.map((each, option) => each + (sums[option] ?? 0)),
    Array<number>(question.optionCount + 1).fill(0),
  );
  const cases = chosen.reduce((sum, each) => sum + each, 0);
  return {
    cases,
    scores: cases > 0 ? { low, high } : null,
    chosen: chosen.slice(0, question.optionCount),
    unanswered: chosen[question.optionCount] ?? 0,
  };
}

/** Choices of the thirds between the options of a question. */
export function thirdsOf(
  question: QuestionCounts,
  { lowerEnd, upperStart }: Cuts,
): NonNullable<OptionTable['thirds']> {
  return {
    upper: thirdOf(question, upperStart, question.chosen.length - 1),
    middle: thirdOf(question, lowerEnd + 1, upperStart - 1),
    lower: thirdOf(question, 0, lowerEnd),
  };
}
