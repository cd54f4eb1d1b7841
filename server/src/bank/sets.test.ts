import { questionCounts } from '@quotient/contract';
import { cognitiveCategories, questionSkills } from '@quotient/contract/question';
import { hasAllSkills } from '@quotient/contract/questionSets';
import { describe, expect, test } from 'vitest';
import { bank } from './bank.ts';

const setsOfId = (id: number) =>
  bank.flatMap(({ set, questions }) => (questions.some((question) => question.id === id) ? set : []));

test('S122: main has 20 questions, advanced 20, visual 40 and extended 70', () => {
  expect(bank.map(({ set, questions }) => [set, questions.length])).toEqual([
    ['main', questionCounts.main],
    ['advanced', questionCounts.advanced],
    ['visual', questionCounts.visual],
    ['extended', questionCounts.extended],
  ]);
});

test.each([
  ['main', 1, 20],
  ['advanced', 1, 20],
  ['visual', 1, 40],
  ['extended', 31, 100],
])('S122: the ids of %s run from %i to %i', (set, first, last) => {
  const ids = bank.find((each) => each.set === set)?.questions.map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: last - first + 1 }, (_, i) => first + i));
});

test('S124: ids overlap between sets, and a question is known by set and id', () => {
  const all = bank.flatMap(({ set, questions }) => questions.map((question) => ({ set, ...question })));
  expect(new Set(all.map(({ id }) => id)).size).toBeLessThan(all.length);
  expect(new Set(all.map(({ set, id }) => `${set} ${id}`)).size).toBe(all.length);
  // only the numbers overlap: each question is there once
  expect(
    new Set(all.map(({ question, options }) => JSON.stringify([question, [...options].sort()]))).size,
  ).toBe(all.length);
});

test('S257: the ids 1 to 20 are in more than one set', () => {
  for (let id = 1; id <= 20; id += 1) expect(setsOfId(id).length, `${id}`).toBeGreaterThan(1);
});

describe.each(bank)('$set', ({ set, questions }) => {
  test('its landing page says truly whether it asks for every skill and every category', () => {
    const has = new Set<string>(questions.flatMap(({ skill, category }) => [skill, category]));
    const asked = [...questionSkills, ...cognitiveCategories].every((each) => has.has(each));
    expect(asked).toBe(hasAllSkills[set]);
  });

  test('S257: every question has a key, and says who verified it', () => {
    for (const { id, options, correct, explanation, verified, verifiedReason } of questions) {
      expect(options[correct], `${id}`).toBeDefined();
      expect(explanation.length, `${id}`).toBeGreaterThan(20);
      expect(verified === 'program' || verifiedReason !== undefined, `${id}`).toBe(true);
    }
  });
});
