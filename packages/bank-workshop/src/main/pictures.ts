import { kinds, wordCircles } from '../drawings/circles.ts';
import { cubePile } from '../drawings/cubePile.ts';
import { foldedSheet } from '../drawings/foldedSheet.ts';
import { jobSteps } from '../drawings/jobSteps.ts';
import { balance, numberMachine, numberRing } from '../drawings/numbers.ts';
import type { Pictures } from '../drawings/picture.ts';
import * as models from './models.ts';

/** Question id → its picture. */
export const pictures: Pictures = {
  3: numberMachine(models.machineRuns),
  5: balance(models.pans),
  7: numberRing(models.ring),
  9: wordCircles(models.circleWords),
  11: kinds,
  15: foldedSheet(models.sheet),
  16: cubePile(models.cornerPile),
  20: jobSteps(models.job),
};
