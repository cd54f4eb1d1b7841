import type { Question, QuestionSetName } from '@quotient/contract';
import type { RevealedAnswer } from '@quotient/contract/admin';

/** Facts about a question besides the question itself. */
export type QuestionNotes = Pick<RevealedAnswer, 'tempting' | 'idea' | 'proof'>;

/** Question bank for operators. Only main.ts knows its source. */
export interface QuestionBook {
  /** The sets that this installation has. */
  readonly sets: readonly QuestionSetName[];
  /**
   * Questions of a set in display order, in the language of `locale` (BCP 47) if translated; `undefined` for an
   * unknown set.
   * @param seed Seed of a sample of the set `fresh`; other sets ignore it.
   */
  questionsOf(set: QuestionSetName, locale: string | null, seed: string): readonly Question[] | undefined;
  /** Notes on a question of that set. */
  notesOn(set: QuestionSetName, question: Question): QuestionNotes | undefined;
}
