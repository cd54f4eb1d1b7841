import { createHash } from 'node:crypto';
import type { Question, QuestionSetName } from '@quotient/contract';
import * as v from 'valibot';

/**
 * Fingerprint of a question: its text, options, figure and key. Its explanation, difficulty and translations may
 * change without a new proof.
 */
export const fingerprintOf = ({ question, options, visualPattern, correct }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([question, options, visualPattern, correct]))
    .digest('base64url');

/** Output of `npm run bank -- verify`, as far as a server's start reads it. */
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

/** Throws, naming the first one, if a question differs from its proven form. */
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
