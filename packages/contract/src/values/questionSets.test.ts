import { expect, test } from 'vitest';
import { baseSecondsOf, questionSets } from './questionSets.ts';

test('every set gives 75 s for a question, so that the main test has its 25 minutes', () => {
  expect(questionSets.map((set) => [set, baseSecondsOf(set)])).toEqual([
    ['main', 1500],
    ['advanced', 1500],
    ['visual', 3000],
    ['extended', 5250],
    ['fresh', 1500],
    ['parallel', 1500],
  ]);
});
