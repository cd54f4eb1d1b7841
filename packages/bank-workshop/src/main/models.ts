import type { CircleWords } from '../drawings/circles.ts';
import type { CubePile } from '../drawings/cubePile.ts';
import type { MachineRun, Pan } from '../drawings/numbers.ts';
import type { Language } from '../drawings/picture.ts';
import type { FoldedSheet } from '../verify/folding.ts';
import type { Job } from '../verify/jobSchedule.ts';

/** Question 3: inputs and outputs of a machine; the last output is the question. */
export const machineRuns: readonly MachineRun[] = [
  [2, 5, 50],
  [3, 4, 48],
  [7, 2, 28],
  [24, 3, '?'],
];

/** Question 5: content of the two pans of level scales. */
export const pans: readonly [Pan, Pan] = [
  { boxes: 5, kilograms: 4 },
  { boxes: 1, kilograms: 40 },
];

/** Question 7: the numbers along a chain of arrows; the next is the question. */
export const ring: readonly number[] = [2, 9, 23, 51];

/** Question 9: words in the circles, in each language. */
export const circleWords: Readonly<Record<Language, CircleWords>> = {
  en: { left: ['can fly'], right: ['has', 'feathers'], bottom: ['lays eggs'] },
  de: { left: ['kann', 'fliegen'], right: ['hat', 'Federn'], bottom: ['legt Eier'] },
  fr: { left: ['peut', 'voler'], right: ['a des', 'plumes'], bottom: ['pond', 'des œufs'] },
  es: { left: ['puede', 'volar'], right: ['tiene', 'plumas'], bottom: ['pone huevos'] },
  ar: { left: ['يطير'], right: ['له ريش'], bottom: ['يبيض'] },
};

/** Question 15. */
export const sheet: FoldedSheet = {
  size: 4,
  folds: [
    { moves: 'right', cut: 3 },
    { moves: 'bottom', cut: 2 },
    { moves: 'right', cut: 2 },
  ],
  punched: ['1,0', '0,1'],
};

/** Question 16. */
export const cornerPile: CubePile = {
  heights: [
    [3, 3, 1],
    [2, 2, 1],
    [1, 1, 0],
  ],
  stands: 'in the corner',
};

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
