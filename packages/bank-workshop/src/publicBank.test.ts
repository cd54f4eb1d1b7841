import { bank } from '@quotient/server/bank/bank';
import { expect, test } from 'vitest';
import { publicBank } from './publicBank.ts';

test('the gallery gets every question and figure, in the language that it asks for, and nothing that tells an answer', () => {
  const { sets, shapes } = publicBank('de');
  expect(sets.map(({ set, questions }) => [set, questions.length])).toEqual(
    bank.map(({ set, questions }) => [set, questions.length]),
  );
  expect(sets[0]?.questions[0]?.question).not.toBe(bank[0]?.questions[0]?.question);
  expect(shapes.length).toBeGreaterThan(100);
  const fields = new Set(sets.flatMap(({ questions }) => questions.flatMap(Object.keys)));
  for (const secret of ['correct', 'points', 'difficulty', 'explanation', 'category', 'verifiedReason'])
    expect(fields).not.toContain(secret);
});
