import { expect, test } from 'vitest';
import type { UnsolvedQuestion } from '../../verify/proof.ts';
import answerKey from './answerKey.json' with { type: 'json' };
import { proofs } from './proofs.ts';
import questions from './questions.json' with { type: 'json' };

const keys: Readonly<Record<string, { correct: number }>> = answerKey;

test.each(questions.filter(({ verified }) => verified === 'program'))(
  'question $id has one answer, and it is the key',
  (question) => {
    const { fitting, rules } = proofs[question.id]?.solve(question as UnsolvedQuestion) ?? {};
    expect(fitting).toEqual([keys[question.id]?.correct]);
    expect(rules).not.toEqual([]);
  },
);
