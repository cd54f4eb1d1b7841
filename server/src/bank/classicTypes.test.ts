import { expect, test } from 'vitest';
import { bank } from './bank.ts';
import { ideasOf } from './classicTypes.ts';
import { matrixIdea } from './figures/question.ts';
import proven from './proven.json' with { type: 'json' };

/** Solvers of types with another author. */
const classic = new Set([
  'matrix',
  'overlay',
  'folding',
  'net',
  'mirror',
  'turned figures',
  'pieces',
  'cubes',
  'series',
  'triangles',
  'syllogism',
  'die',
]);

const rows = bank.flatMap(({ set, questions }) => {
  const ideas = ideasOf(set);
  return questions.map((question) => ({ set, question, idea: ideas.get(question.id) }));
});

test('a question of a classic type says where its idea comes from', () => {
  const methods = new Map(
    proven.sets.flatMap(({ set, verdicts }) =>
      verdicts.map(({ id, method }) => [`${set} ${id}`, method] as const),
    ),
  );
  expect([...methods.values()]).toEqual(expect.arrayContaining([...classic]));
  const silent = rows.filter(
    ({ set, question: { id }, idea }) => !idea && classic.has(methods.get(`${set} ${id}`) ?? ''),
  );
  expect(silent.map(({ set, question }) => `${set} ${question.id}`)).toEqual([]);
});

test('every matrix has the same source', () => {
  for (const { set, question, idea } of rows)
    if (question.visualPattern?.type === 'matrix') expect(idea, `${set} ${question.id}`).toBe(matrixIdea);
});

test('an idea is one short text, and no part of a question', () => {
  const ideas = rows.flatMap(({ idea }) => idea ?? []);
  expect(ideas.length).toBeGreaterThan(100);
  for (const idea of ideas) expect(idea).toMatch(/^\S.{5,118}\S$/u);
  for (const { question } of rows) expect(question).not.toHaveProperty('idea');
});
