import { QuestionSchema } from '@quotient/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import answerKey from './answerKey.json' with { type: 'json' };
import { proofs } from './proofs.ts';
import questions from './questions.json' with { type: 'json' };

const keys: Readonly<Record<string, { correct: number; explanation: string }>> = answerKey;

test.each(questions)(
  'question $id has one answer, and it is the key, unless a person has to judge',
  (text) => {
    const { correct, explanation } = keys[text.id] ?? {};
    const question = parse(QuestionSchema, { ...text, correct, explanation });
    const proof = proofs[question.id];
    expect(proof !== undefined).toBe(question.verified === 'program');
    if (!proof) return;
    const { fitting, rules } = proof.solve(question);
    expect(fitting).toEqual([correct]);
    expect(rules).not.toEqual([]);
  },
);
