import type { Question } from '@quotient/contract';

/** A question without its key: all that a proof may look at. */
export type UnsolvedQuestion = Omit<Question, 'correct' | 'explanation'>;

/** What a proof found out about a question. */
export interface Finding {
  /** Indexes of the options that are right. A question is proven when exactly one is, and its key says the same. */
  readonly fitting: readonly number[];
  /** What holds in the question, in a few words each: the rules of a figure, the rule of a series. */
  readonly rules: readonly string[];
}

/** How the answer of one question is found without its key. */
export interface Proof {
  /** The kind of solver, as the table of proofs names it: `series`, `matrix`, `calendar` … */
  readonly method: string;
  /** Sees the English question. Numbers come from its text where they can, so that text and proof cannot drift apart. */
  solve(question: UnsolvedQuestion): Finding;
}

/** Question id → its proof. A question that only a person can judge has `verified: "human"` and no proof here. */
export type Proofs = Readonly<Record<number, Proof>>;
