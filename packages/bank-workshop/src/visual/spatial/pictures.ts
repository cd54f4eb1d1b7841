import { cellFigure, squareToFill } from '../../drawings/cellFigures.ts';
import { cubeNet } from '../../drawings/cubeNet.ts';
import { cubePile } from '../../drawings/cubePile.ts';
import { foldedSheet } from '../../drawings/foldedSheet.ts';
import type { Pictures } from '../../drawings/picture.ts';
import * as models from './models.ts';

/** Question id → its picture; question 20 has figures as options only. */
export const pictures: Pictures = {
  4: cubePile(models.cornerPile),
  7: cellFigure(models.turnedFigure),
  10: cubeNet(models.staircaseNet),
  14: foldedSheet(models.diagonalSheet),
  17: cubePile(models.seenPile),
  24: squareToFill(models.squareSize, models.givenPiece),
  27: cubeNet(models.signedCube),
  30: foldedSheet(models.cornerSheet),
  34: cubePile(models.paintedPile),
  37: squareToFill(models.squareSize),
  39: cubeNet(models.arrowCube),
};
