import type { Question, QuestionSetName } from '@quotient/contract';
import type { RevealedAnswer } from '@quotient/contract/admin';

/** What the bank knows of a question besides the question itself. */
export type QuestionNotes = Pick<RevealedAnswer, 'tempting' | 'idea' | 'proof'>;

/** The question bank as operators read it. Only main.ts knows where it is. */
export interface QuestionBook {
  /** The sets that this installation has. */
  readonly sets: readonly QuestionSetName[];
  /**
   * The questions of a set in display order, in the language of `locale` (BCP 47) where there is a translation;
   * `undefined` for a set that is not here.
   * @param seed What a sample of the set `fresh` is made of; other sets have no use for it.
   */
  questionsOf(set: QuestionSetName, locale: string | null, seed: string): readonly Question[] | undefined;
  /** What is noted of a question of that set. */
  notesOn(set: QuestionSetName, question: Question): QuestionNotes | undefined;
}
