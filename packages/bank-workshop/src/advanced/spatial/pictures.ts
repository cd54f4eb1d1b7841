import { cubeNet } from '../../drawings/cubeNet.ts';
import { twoViews } from '../../drawings/cubePile.ts';
import type { Pictures } from '../../drawings/picture.ts';
import { outlines, rollingCube } from './models.ts';

/** Question id → its picture. */
export const pictures: Pictures = {
  9: twoViews(outlines.front, outlines.right),
  16: cubeNet(rollingCube),
};
