import type { UnsolvedQuestion } from '../../verify/proof.ts';

/** The numbered steps of a question, without their numbers. */
export const stepsIn = (question: UnsolvedQuestion): string[] =>
  [...question.question.matchAll(/^\d\. (.+)$/gm)].map(([, step = '']) => step);

/**
 * What each phrase of a text means, for a proof: the text is made of phrases that stand in a table.
 * @throws when a phrase is not in the table, so that a text that was reworded is not proven by what it said before
 */
export const meaningsOf = <T>(phrases: readonly string[], table: Readonly<Record<string, T>>): T[] =>
  phrases.map((phrase) => {
    const meaning = table[phrase];
    if (meaning === undefined) throw new Error(`The proof does not know the phrase "${phrase}".`);
    return meaning;
  });

/** @throws when a text does not have one of these phrases, which a proof takes as read */
export function mustSay(question: UnsolvedQuestion, phrases: readonly string[]): void {
  for (const phrase of phrases)
    if (!question.question.includes(phrase))
      throw new Error(`Question ${question.id} does not say "${phrase}".`);
}

/** The indexes of the options that are this text. */
export const optionsThatSay = (question: UnsolvedQuestion, ...texts: readonly string[]): number[] =>
  question.options.flatMap((option, index) => (texts.includes(option) ? index : []));
