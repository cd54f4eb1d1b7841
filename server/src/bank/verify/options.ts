import type { Finding, UnsolvedQuestion } from './proof.ts';

/** The options that fit by what a proof has computed, with its rules. */
export const fittingOptions = (
  { options }: UnsolvedQuestion,
  rules: readonly string[],
  fits: (option: string) => boolean,
): Finding => ({
  fitting: options.flatMap((option, index) => (fits(option) ? index : [])),
  rules,
});

/** What the text says where the pattern has its group; throws where it says nothing, so that text and proof cannot drift apart. */
export function readFrom({ question }: UnsolvedQuestion, pattern: RegExp): string {
  const found = pattern.exec(question)?.[1];
  if (found === undefined) throw new Error(`The question does not say ${pattern}: ${question}`);
  return found;
}
