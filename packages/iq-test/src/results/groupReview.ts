import type { PublicQuestion, ReviewedAnswer } from '@quotient/contract';

/** Outcomes of a question, in the listed order: those to learn from are first. */
export const outcomes = ['incorrect', 'unanswered', 'correct'] as const;

/** Outcome of one question. */
export type Outcome = (typeof outcomes)[number];

/** Compares the visitor's answer with the right one. */
export const outcomeOf = ({
  chosenIndex,
  correctIndex,
}: Pick<ReviewedAnswer, 'chosenIndex' | 'correctIndex'>): Outcome => {
  if (chosenIndex < 0) return 'unanswered';
  return chosenIndex === correctIndex ? 'correct' : 'incorrect';
};

/** One question with what was answered to it. */
export interface ReviewEntry {
  answer: ReviewedAnswer;
  question: PublicQuestion;
}

/**
 * Sorts the answers by what became of them; within a group they keep the order of the test. Without empty groups, and
 * without an answer whose question is not given.
 */
export function groupReview(
  review: readonly ReviewedAnswer[],
  questions: readonly PublicQuestion[],
): { outcome: Outcome; entries: ReviewEntry[] }[] {
  const all = review.flatMap((answer) => {
    const question = questions[answer.questionIndex];
    return question ? [{ answer, question }] : [];
  });
  return outcomes
    .map((outcome) => ({ outcome, entries: all.filter(({ answer }) => outcomeOf(answer) === outcome) }))
    .filter(({ entries }) => entries.length > 0);
}
