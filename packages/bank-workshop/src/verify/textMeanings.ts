import type { Finding, Proof, Proofs, UnsolvedQuestion } from '@quotient/server/bank/verify/proof';

/**
 * Meanings of a text's phrases, in order; a repeated phrase counts twice.
 * @throws if a phrase of the table isn't in the text, so that a reworded text isn't proven by its old words
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

/** Indexes of the options for which a condition is true. */
export const optionsThat = (
  { options }: UnsolvedQuestion,
  holds: (option: string, index: number) => boolean,
): number[] => options.flatMap((option, index) => (holds(option, index) ? index : []));

/** The indexes of the options that are one of these texts. */
export const optionsThatSay = (question: UnsolvedQuestion, ...texts: readonly string[]): number[] =>
  optionsThat(question, (option) => texts.includes(option));

/** Options that fit a proof's computed result, with its rules. */
export const fittingOptions = (
  question: UnsolvedQuestion,
  rules: readonly string[],
  fits: (option: string) => boolean,
): Finding => ({ fitting: optionsThat(question, fits), rules });

/** Makes a proof that tries every option with a consequence of the question. */
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
 * @throws if their numbers aren't 1, 2, 3 and so on
 */
export const stepsIn = ({ question }: UnsolvedQuestion): string[] =>
  [...question.matchAll(/^(\d+)\. (.+)$/gm)].map(([line, number, step = ''], i) => {
    if (number !== String(i + 1)) throw new Error(`Step ${i + 1} is numbered otherwise: ${line}`);
    return step;
  });

/**
 * Meaning of each phrase of a text, for a proof: the text consists of phrases in a table.
 * @throws if a phrase isn't in the table, so that a reworded text isn't proven by its old words
 */
export const meaningsOf = <T>(phrases: readonly string[], table: Readonly<Record<string, T>>): T[] =>
  phrases.map((phrase) => {
    const meaning = table[phrase];
    if (meaning === undefined) throw new Error(`The proof does not know the phrase "${phrase}".`);
    return meaning;
  });

/** @throws when a text doesn't have one of these phrases, which a proof takes as read */
export function mustSay(question: UnsolvedQuestion, phrases: readonly string[]): void {
  for (const phrase of phrases)
    if (!question.question.includes(phrase))
      throw new Error(`Question ${question.id} does not say "${phrase}".`);
}

/**
 * Text of a pattern's group in a question.
 * @throws if there is no match, so that text and proof can't differ
 */
export function readFrom({ question }: UnsolvedQuestion, pattern: RegExp): string {
  const found = pattern.exec(question)?.[1];
  if (found === undefined) throw new Error(`The question does not say ${pattern}: ${question}`);
  return found;
}

/**
 * Adds phrases to proofs that each takes as given.
 * @param phrases question id → required words of its text, which the proof assumes without reading
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
