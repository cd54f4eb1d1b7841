import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bank, folders, joinAnswerKey } from '../bank.ts';
import { ideasOf } from '../ideas.ts';
import { bankProofs } from './bankProofs.ts';
import { verifySet } from './verifyBank.ts';

const sets = bank.map(({ set, questions }) => verifySet(set, questions, bankProofs[set] ?? {}, ideasOf(set)));

test('one option of every question fits, the keyed one, and no two options look alike', () => {
  const verdicts = sets.flatMap((set) => set.verdicts);
  expect(verdicts).toHaveLength(150);
  expect(verdicts.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

test('a person judged these, and no program could', () => {
  const judged = sets.flatMap(({ set, verdicts }) =>
    verdicts.flatMap(({ id, method }) => (method === 'human' ? `${set} ${id}` : [])),
  );
  expect(judged).toEqual([
    ...[9, 10, 11].map((id) => `main ${id}`),
    ...[4, 8].map((id) => `advanced ${id}`),
    ...[32, 39, 44, 50, 66, 72, 88, 94].map((id) => `extended ${id}`),
  ]);
});

test.each(['visual', 'extended'] as const)(
  '%s: in each folder points never fall from question to question',
  (set) => {
    for (const { questions, answerKey } of folders[set] ?? []) {
      const points = joinAnswerKey(set, questions, answerKey).questions.map((question) => question.points);
      expect(points).toEqual([...points].sort((a, b) => a - b));
    }
  },
);

/** `npm run bank -- verify` writes it anew. */
test('the table that a server reads is that of these questions', async () => {
  const file = fileURLToPath(new URL('../proven.json', import.meta.url));
  await expect(`${JSON.stringify({ sets }, null, 2)}\n`).toMatchFileSnapshot(file);
});
