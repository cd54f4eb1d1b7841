import path from 'node:path';
import type { QuestionSetName } from '@quotient/contract';
import { folders, joinAnswerKey } from '@quotient/server/bank/bank';
import { expect, test } from 'vitest';
import { bankFolder } from '../bankFolder.ts';
import { verifyBank } from './verifyBank.ts';

const sets = verifyBank();

test('S122 S257: one option of every question fits, the keyed one, and no two options look alike', () => {
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

test.each<[set: QuestionSetName, falls: readonly number[]]>([
  ['visual', []],
  ['extended', [66]],
])(
  '%s: in each folder points never fall from question to question, but where the texts begin anew: %j',
  (set, falls) => {
    const found = (folders[set] ?? []).flatMap(({ questions, answerKey }) =>
      joinAnswerKey(set, questions, answerKey).questions.filter(
        ({ points }, i, all) => points < (all[i - 1]?.points ?? 0),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual(falls);
  },
);

/** Test of the table; `npm run bank -- verify` writes it again. */
test('the table that a server reads is that of these questions', async () => {
  const file = path.join(bankFolder, 'proven.json');
  await expect(`${JSON.stringify({ sets }, null, 2)}\n`).toMatchFileSnapshot(file);
});
