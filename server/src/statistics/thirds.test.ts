import { expect, test } from 'vitest';
import { rowFrom, shapeOf } from '../testing/countedRows.ts';
import { addRow, createCounts } from './counts.ts';
import { cutsOf, thirdsOf } from './thirds.ts';

test.each([
  ['even scores', [10, 10, 10], { lowerEnd: 0, upperStart: 2 }],
  ['many scores', [5, 5, 5, 5, 5, 5], { lowerEnd: 1, upperStart: 4 }],
  // A third of 20 is 6.67: 5 is nearer than 12, and 8 than 15.
  ['a heap in the middle', [5, 7, 8], { lowerEnd: 0, upperStart: 2 }],
  ['one score for all', [0, 9, 0], { lowerEnd: -1, upperStart: 3 }],
  ['two scores', [6, 6], { lowerEnd: 0, upperStart: 1 }],
  ['nobody', [0, 0], { lowerEnd: -1, upperStart: 2 }],
])('the thirds of %s are cut between scores', (_, distribution, cuts) => {
  expect(cutsOf(distribution)).toEqual(cuts);
});

test('for any scores, every case is in exactly one third', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const distribution = Array.from({ length: 6 }, (_, i) => (seed * (i + 3) ** 3 * 2_654_435_761) % 13);
    const { lowerEnd, upperStart } = cutsOf(distribution);
    expect(lowerEnd, `${distribution}`).toBeLessThan(upperStart);
  }
});

test('an option table counts who chose what, by thirds', () => {
  const counts = createCounts(shapeOf(2, 3));
  for (const chosen of [
    [0, 0],
    [0, 0],
    [0, 1],
    [2, 0],
    [1, -1],
    [2, 2],
  ])
    addRow(counts, rowFrom(chosen));
  expect(counts.distribution).toEqual([2, 2, 2]);
  const [first, second] = counts.questions;
  if (!first || !second) throw new Error('There are two questions.');
  const cuts = cutsOf(counts.distribution);
  expect(thirdsOf(first, cuts)).toEqual({
    upper: { cases: 2, scores: { low: 2, high: 2 }, chosen: [2, 0, 0], unanswered: 0 },
    middle: { cases: 2, scores: { low: 1, high: 1 }, chosen: [1, 0, 1], unanswered: 0 },
    lower: { cases: 2, scores: { low: 0, high: 0 }, chosen: [0, 1, 1], unanswered: 0 },
  });
  expect(thirdsOf(second, cuts).lower).toEqual({
    cases: 2,
    scores: { low: 0, high: 0 },
    chosen: [0, 0, 1],
    unanswered: 1,
  });
});
