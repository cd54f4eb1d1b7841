import { QuestionSchema } from '@quotient/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import answerKey from './answerKey.json' with { type: 'json' };
import { proofs } from './proofs.ts';
import questions from './questions.json' with { type: 'json' };

const Key = v.object({ correct: v.number(), explanation: v.string() });
const part = questions.map((question) => {
  const key = v.parse(Key, new Map(Object.entries(answerKey)).get(String(question.id)));
  return v.parse(QuestionSchema, { ...question, ...key });
});

test.each(part.filter(({ verified }) => verified === 'program'))(
  '$id: the key, and nothing but the key, fits',
  ({ correct, explanation: _, ...question }) => {
    expect(proofs[question.id]?.solve(question).fitting).toEqual([correct]);
  },
);

test('a person judged the questions without a proof, and no others', () => {
  const unproven = part.filter(({ id }) => !proofs[id]);
  expect(unproven.map(({ id }) => id)).toEqual([32, 39, 44, 50]);
  for (const { verified } of unproven) expect(verified).toBe('human');
});

test('questions get harder: points never fall', () => {
  const points = part.map((question) => question.points);
  expect(points).toEqual([...points].sort((a, b) => a - b));
});
