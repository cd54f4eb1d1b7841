import { createHash } from 'node:crypto';
import type { Question, QuestionSetName } from '@quotient/contract';
import * as v from 'valibot';

/**
 * Changes with what a question asks: its text, options, figure and key. Its explanation, its difficulty and its words
 * in other languages may change without a new proof.
 */
export const fingerprintOf = ({ question, options, visualPattern, correct }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([question, options, visualPattern, correct]))
    .digest('base64url');

/** What `npm run bank -- verify` writes, as far as the start of a server asks. */
const ProvenSchema = v.object({
  sets: v.array(
    v.object({
      set: v.string(),
      verdicts: v.array(
        v.object({ id: v.number(), fingerprint: v.string(), problem: v.exactOptional(v.string()) }),
      ),
    }),
  ),
});

/** Throws, naming the first, where a question is not exactly as it was proven. */
export function refuseUnproven(
  bank: readonly { set: QuestionSetName; questions: readonly Question[] }[],
  table: unknown,
): void {
  const proven = new Map(
    v
      .parse(ProvenSchema, table)
      .sets.flatMap(({ set, verdicts }) =>
        verdicts.flatMap(({ id, fingerprint, problem }) =>
          problem === undefined ? [[`${set} ${id}`, fingerprint] as const] : [],
        ),
      ),
  );
  for (const { set, questions } of bank)
    for (const question of questions)
      if (proven.get(`${set} ${question.id}`) !== fingerprintOf(question))
        throw new Error(
          `Question ${question.id} of set "${set}" is not as it was proven: run npm run bank -- verify.`,
        );
}
