import type { Finding, Proof, Proofs, UnsolvedQuestion } from '@quotient/server/bank/verify/proof';

/**
 * What the phrases of a text mean, in the order of the text; a phrase that is there twice counts twice.
 * @throws when a phrase of the table is not in the text, so that a reworded text is not proven by what it said before
 */
export function meaningsIn<T>(text: string, table: Readonly<Record<string, T>>): T[] {
  const found = Object.entries(table).flatMap(([phrase, meaning]) => {
    const places = text.split(phrase).slice(0, -1);
    if (places.length === 0) throw new Error(`The text does not say "${phrase}".`);
    let at = -phrase.length;
    return places.map((before) => {
      at += before.length + phrase.length;
      return { at, meaning };
    });
  });
  return found.sort((a, b) => a.at - b.at).map(({ meaning }) => meaning);
}

/** The indexes of the options for which something holds. */
export const optionsThat = (
  { options }: UnsolvedQuestion,
  holds: (option: string, index: number) => boolean,
): number[] => options.flatMap((option, index) => (holds(option, index) ? index : []));

/** The indexes of the options that are one of these texts. */
export const optionsThatSay = (question: UnsolvedQuestion, ...texts: readonly string[]): number[] =>
  optionsThat(question, (option) => texts.includes(option));

/** The options that fit by what a proof has computed, with its rules. */
export const fittingOptions = (
  question: UnsolvedQuestion,
  rules: readonly string[],
  fits: (option: string) => boolean,
): Finding => ({ fitting: optionsThat(question, fits), rules });

/** A proof that tries every option with what follows from the question. */
export const tries = (
  method: string,
  rule: string,
  fitsIn: (question: UnsolvedQuestion) => (option: string) => boolean,
): Proof => ({
  method,
  solve: (question) => fittingOptions(question, [rule], fitsIn(question)),
});

/**
 * The numbered steps of a question, without their numbers.
 * @throws when their numbers are not 1, 2, 3 and so on
 */
export const stepsIn = ({ question }: UnsolvedQuestion): string[] =>
  [...question.matchAll(/^(\d+)\. (.+)$/gm)].map(([line, number, step = ''], i) => {
    if (number !== String(i + 1)) throw new Error(`Step ${i + 1} is numbered otherwise: ${line}`);
    return step;
  });

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

/**
 * What a text says where the pattern has its group.
 * @throws where it says nothing, so that text and proof cannot drift apart
 */
export function readFrom({ question }: UnsolvedQuestion, pattern: RegExp): string {
  const found = pattern.exec(question)?.[1];
  if (found === undefined) throw new Error(`The question does not say ${pattern}: ${question}`);
  return found;
}

/**
 * The same proofs, each of which takes these phrases of its question as read.
 * @param phrases question id → what its text must say, because the proof does so without looking
 */
export const takingAsRead = (proofs: Proofs, phrases: Readonly<Record<number, readonly string[]>>): Proofs =>
  Object.fromEntries(
    Object.entries(proofs).map(([id, proof]) => [
      id,
      {
        ...proof,
        solve(question: UnsolvedQuestion) {
          mustSay(question, phrases[Number(id)] ?? []);
          return proof.solve(question);
        },
      },
    ]),
  );
