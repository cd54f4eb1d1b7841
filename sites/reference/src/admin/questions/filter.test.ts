import type { BrowsedQuestion, BrowsedSet } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { filterSets } from './filter.ts';

const question = (id: number, text: string, more: Partial<BrowsedQuestion> = {}): BrowsedQuestion => ({
  id,
  question: text,
  options: ['Zebra', 'Café'],
  type: 'logic',
  skill: 'logical-reasoning',
  category: 'fluid-reasoning',
  difficulty: 'easy',
  points: 5,
  ...more,
});
const sets: BrowsedSet[] = [
  { set: 'main', seed: null, questions: [question(1, 'Which bird swims?'), question(12, 'How many boxes?')] },
  {
    set: 'fresh',
    seed: 'sample-1',
    questions: [
      question(1, 'What belongs here?', {
        category: 'working-memory',
        options: ['square-zebra'],
        visualPattern: { type: 'matrix', optionShapes: ['square-zebra'] },
      }),
    ],
  },
];
const found = (filter: Partial<Parameters<typeof filterSets>[1]>) =>
  filterSets(sets, { set: '', category: '', text: '', ...filter }).flatMap(({ set, questions }) =>
    questions.map(({ id }) => `${set} ${id}`),
  );

test.each([
  [{}, ['main 1', 'main 12', 'fresh 1']],
  [{ set: 'main' }, ['main 1', 'main 12']],
  [{ category: 'working-memory' }, ['fresh 1']],
  [{ set: 'main', category: 'working-memory' }, []],
  [{ text: 'BIRD' }, ['main 1']],
  [{ text: 'cafe which' }, ['main 1']],
  [{ text: '12' }, ['main 12']],
  // the name of a figure is no text
  [{ text: 'zebra' }, ['main 1', 'main 12']],
  [{ text: 'unicorn' }, []],
])('the filter %j finds %j', (filter, expected) => {
  expect(found(filter)).toEqual(expected);
});

test('a set without any question that fits is left out', () => {
  expect(filterSets(sets, { set: '', category: '', text: 'bird' }).map(({ set }) => set)).toEqual(['main']);
});
