import { cubePile } from '../../drawings/cubePile.ts';
import { foldedSheet } from '../../drawings/foldedSheet.ts';
import type { Pictures } from '../../drawings/picture.ts';
import { beetleBoard, roadMap } from '../../drawings/routes.ts';
import { wheelRow } from '../../drawings/wheelRow.ts';
import * as models from './models.ts';

/** Question id → its picture; question 52 has figures as options only. */
export const pictures: Pictures = {
  38: roadMap(models.path),
  45: wheelRow(models.wheel),
  60: foldedSheet(models.unevenSheet),
  70: cubePile(models.touchingPile),
  77: wheelRow(models.drivingWheel, models.drivenWheel),
  84: beetleBoard(models.beetle, models.orders, models.boardSize),
  95: foldedSheet(models.thriceFoldedSheet),
};
