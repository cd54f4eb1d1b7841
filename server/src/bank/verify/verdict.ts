import type { Question, QuestionSetName } from '@quotient/contract';
import { lookAlikes } from '../figures/raster.ts';
import { matrix } from '../figures/solve.ts';
import { fingerprintOf } from '../proven.ts';
import type { Proof, Proofs } from './proof.ts';

/** Facts about one question: a row of the table of proofs. */
export interface Verdict {
  readonly id: number;
  /** Fingerprint of the judged question, see `fingerprintOf`. */
  readonly fingerprint: string;
  /** The kind of solver, or `human`. */
  readonly method: string;
  readonly rules: readonly string[];
  /** Indexes of the options that fit; of a question that a person judged, its key. */
  readonly fitting: readonly number[];
  /** Index pairs of options that look alike. */
  readonly lookAlikes: readonly (readonly [number, number])[];
  /** Reason not to ask the question; absent for a good one. */
  readonly problem?: string;
  /** Source of its idea; absent for one of ours. */
  readonly idea?: string;
}

/** All questions of a set with their verdicts. */
export interface SetVerdict {
  readonly set: QuestionSetName;
  readonly verdicts: readonly Verdict[];
}

/** Proof of a question without its own: matrices of figures are solved. */
const proofOf = (question: Question, proof: Proof | undefined): Proof | undefined =>
  proof ?? (question.visualPattern?.type === 'matrix' ? matrix() : undefined);

function problemOf(question: Question, { fitting, lookAlikes: pairs }: Verdict): string | undefined {
  const [only] = fitting;
  if (pairs.length > 0) return 'Options look alike.';
  if (fitting.length === 0) return 'No option fits.';
  if (fitting.length > 1) return `${fitting.length} options fit.`;
  return only === question.correct ? undefined : 'Another option than the key fits.';
}

/**
 * Solves a question without its key and compares. A question that a person judged is only inspected: its options must
 * not look alike.
 */
export function verifyQuestion(question: Question, proof?: Proof): Verdict {
  const { id, correct, explanation: _, ...unsolved } = question;
  const pairs = lookAlikes(question.visualPattern?.optionShapes ?? []);
  const fingerprint = fingerprintOf(question);
  const isHuman = question.verified === 'human';
  const method = isHuman ? undefined : proofOf(question, proof);
  if (!isHuman && !method)
    return {
      id,
      fingerprint,
      method: 'none',
      rules: [],
      fitting: [],
      lookAlikes: pairs,
      problem: 'It has no proof.',
    };
  const { fitting, rules } = method?.solve({ ...unsolved, id }) ?? {
    fitting: [correct],
    rules: [question.verifiedReason ?? ''],
  };
  const verdict: Verdict = {
    id,
    fingerprint,
    method: method?.method ?? 'human',
    rules,
    fitting,
    lookAlikes: pairs,
  };
  const problem = problemOf(question, verdict);
  return problem === undefined ? verdict : { ...verdict, problem };
}

/**
 * Verifies a set; `proofs` of unknown questions are a mistake and throw.
 * @param ideas question id → source of its idea, for the table
 */
export function verifySet(
  set: QuestionSetName,
  questions: readonly Question[],
  proofs: Proofs,
  ideas: ReadonlyMap<number, string> = new Map(),
): SetVerdict {
  const lost = Object.keys(proofs).filter((id) => !questions.some((question) => String(question.id) === id));
  if (lost.length > 0) throw new Error(`The set "${set}" has proofs without a question: ${lost.join(', ')}.`);
  return {
    set,
    verdicts: questions.map((question) => {
      const verdict = verifyQuestion(question, proofs[question.id]);
      const idea = ideas.get(question.id);
      return idea === undefined ? verdict : { ...verdict, idea };
    }),
  };
}
