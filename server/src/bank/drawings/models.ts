import type { Fold } from '../verify/folding.ts';
import type { Job } from '../verify/steps.ts';

/** Question 3: what goes into a machine, and what comes out; of the last pair that is asked for. */
export const machineRuns: readonly (readonly [number, number, number | '?'])[] = [
  [2, 5, 50],
  [3, 4, 48],
  [7, 2, 28],
  [24, 3, '?'],
];

/** Question 5: what lies on the two sides of a level beam. */
export const balance = [
  { boxes: 5, kilograms: 4 },
  { boxes: 1, kilograms: 40 },
] as const;

/** Question 7: the numbers along a chain of arrows; the next is asked for. */
export const ring: readonly number[] = [2, 9, 23, 51];

/** Question 15: how a sheet of 4 by 4 fields is folded, and the `column,row` of each punch in the folded sheet. */
export const sheet: { size: number; folds: readonly Fold[]; punched: ReadonlySet<string> } = {
  size: 4,
  folds: [
    { moves: 'right', cut: 3 },
    { moves: 'bottom', cut: 2 },
    { moves: 'right', cut: 2 },
  ],
  punched: new Set(['1,0', '0,1']),
};

/** Question 16: heights of stacks of cubes, rows from the right-hand wall, each from the left-hand wall. */
export const heights: readonly (readonly number[])[] = [
  [3, 3, 1],
  [2, 2, 1],
  [1, 1, 0],
];

/** Question 20: the steps of a job. */
export const job: Job = new Map([
  ['P', { minutes: 15, after: [] }],
  ['Q', { minutes: 10, after: [] }],
  ['R', { minutes: 15, after: ['P'] }],
  ['S', { minutes: 15, after: ['P', 'Q'] }],
  ['T', { minutes: 25, after: ['Q'] }],
  ['U', { minutes: 15, after: ['R', 'S'] }],
  ['V', { minutes: 20, after: ['S', 'T'] }],
]);
