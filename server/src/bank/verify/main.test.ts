import { expect, test } from 'vitest';
import { getQuestionSet } from '../bank.ts';
import { proofs } from '../main/proofs.ts';

const main = getQuestionSet('main') ?? [];
const proven = main.filter(({ verified }) => verified === 'program');

test.each(proven.map((question) => [question.id, question] as const))(
  '%i: its proof, which does not see the key, finds the keyed option and no other',
  (id, { correct, explanation: _, ...unsolved }) => {
    const { fitting, rules } = proofs[id]?.solve(unsolved) ?? {};
    expect(fitting).toEqual([correct]);
    expect(rules?.length).toBeGreaterThan(0);
  },
);

test('every proof is of a question that says so', () => {
  expect(Object.keys(proofs).map(Number)).toEqual(proven.map(({ id }) => id));
});

test('only 9, 10 and 11 have no proof: a person judged them', () => {
  expect(main.filter(({ verified }) => verified === 'human').map(({ id }) => id)).toEqual([9, 10, 11]);
});
