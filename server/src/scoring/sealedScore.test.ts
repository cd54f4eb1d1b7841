import { fixtureQuestions, personas } from '@quotient/fixtures';
import { compactDecrypt } from 'jose';
import { expect, test } from 'vitest';
import { sealScore } from './sealedScore.ts';
import { createSeedModel } from './seedModel.ts';

const key = new Uint8Array(32).fill(1);
const scoreOf = (answers: readonly number[]) =>
  createSeedModel().score({ questions: fixtureQuestions, answers, randomDigit: 3 });

test('only the key opens a sealed score', async () => {
  const sealed = await sealScore('1767225600000-k3v9x2m8q1', scoreOf(personas.careful.answers), key);
  const { plaintext, protectedHeader } = await compactDecrypt(sealed, key);
  expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM' });
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toMatchObject({
    sessionId: '1767225600000-k3v9x2m8q1',
    model: 'seed-1.0',
    iq: 133,
    totalCorrect: 19,
  });
  await expect(compactDecrypt(sealed, new Uint8Array(32).fill(2))).rejects.toThrow();
});

test('the length of a sealed score does not reveal a high or a low one', async () => {
  const lengths = await Promise.all(
    [personas.quick, personas.careful, personas.guesser, personas.leavesAllOut].map(
      async ({ answers }) => (await sealScore('1767225600000-k3v9x2m8q1', scoreOf(answers), key)).length,
    ),
  );
  expect(new Set(lengths).size).toBe(1);
});
