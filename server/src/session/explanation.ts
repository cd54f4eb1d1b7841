import type { Question } from '@quotient/contract';

/** Letter of an option on the screen. */
const letterOf = (chosenIndex: number) => String.fromCharCode(65 + chosenIndex);

/**
 * Explanation of a question for one visitor: how to solve it, and how a wrong choice differs from the correct answer.
 * @param order displayed option index → index in `options`
 * @param chosenIndex displayed index of the chosen option, -1 = unanswered
 */
export function explanationOf(
  { explanation, choices }: Pick<Question, 'explanation' | 'choices'>,
  order: readonly number[],
  chosenIndex: number,
): string {
  const choice = choices?.[order[chosenIndex] ?? -1];
  return choice ? `${explanation} ${choice.replaceAll('{{letter}}', letterOf(chosenIndex))}` : explanation;
}
