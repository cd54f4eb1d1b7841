import type { Question } from '@quotient/contract';

/** Question without its key: the input of a proof. */
export type UnsolvedQuestion = Omit<Question, 'correct' | 'explanation'>;

/** Result of a proof for a question. */
export interface Finding {
  /** Indexes of correct options. A question is proven if there is exactly one, and its key is the same. */
  readonly fitting: readonly number[];
  /** Rules of the question, in a few words each: of a figure, of a series. */
  readonly rules: readonly string[];
}

/** Way to find the answer of one question without its key. */
export interface Proof {
  /** The kind of solver, as the table of proofs names it: `series`, `matrix`, `calendar` … */
  readonly method: string;
  /** Solves the English question. Numbers come from its text where possible, so that text and proof can't differ. */
  solve(question: UnsolvedQuestion): Finding;
}

/** Question id → its proof. A question that only a person can judge has `verified: "human"` and no proof here. */
export type Proofs = Readonly<Record<number, Proof>>;
