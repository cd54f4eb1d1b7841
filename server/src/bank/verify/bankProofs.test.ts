import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bank } from '../bank.ts';
import { ideasOf } from '../ideas.ts';
import { bankProofs } from './bankProofs.ts';
import { verifySet } from './verifyBank.ts';

const sets = bank.map(({ set, questions }) => verifySet(set, questions, bankProofs[set] ?? {}, ideasOf(set)));

test('one option of every question fits, the keyed one, and no two options look alike', () => {
  const verdicts = sets.flatMap((set) => set.verdicts);
  expect(verdicts).toHaveLength(150);
  expect(verdicts.filter(({ problem }) => problem !== undefined)).toEqual([]);
});

/** `npm run bank -- verify` writes it anew. */
test('the table that a server reads is that of these questions', async () => {
  const file = fileURLToPath(new URL('../proven.json', import.meta.url));
  await expect(`${JSON.stringify({ sets }, null, 2)}\n`).toMatchFileSnapshot(file);
});
