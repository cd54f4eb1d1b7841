import type { CubePile } from '../../drawings/cubePile.ts';
import type { Leg } from '../../drawings/routes.ts';
import type { FoldedSheet } from '../../verify/folding.ts';
import type { Beetle, Order } from '../../verify/routes.ts';

/** The path of question 38. */
export const path: readonly Leg[] = [
  { heading: 'up', length: 2 },
  { heading: 'right', length: 3 },
  { heading: 'down', length: 1 },
  { heading: 'right', length: 1 },
  { heading: 'up', length: 3 },
  { heading: 'left', length: 2 },
  { heading: 'down', length: 1 },
  { heading: 'left', length: 1 },
  { heading: 'up', length: 2 },
  { heading: 'right', length: 2 },
];

/** The wheel of question 45. */
export const wheel = ['star', 'triangle', 'circle', 'hexagon', 'cross', 'square', 'diamond', 'pentagon'];

/** The sheets of questions 60 and 95. */
export const unevenSheet: FoldedSheet = {
  size: 5,
  folds: [
    { moves: 'top', cut: 2 },
    { moves: 'right', cut: 3 },
  ],
  punched: ['1,2', '2,4'],
};

export const thriceFoldedSheet: FoldedSheet = {
  size: 5,
  folds: [
    { moves: 'bottom-right', cut: 5 },
    { moves: 'left', cut: 2 },
    { moves: 'bottom', cut: 3 },
  ],
  punched: ['3,0', '2,1'],
};

/** The pile of question 70. */
export const touchingPile: CubePile = {
  heights: [
    [2, 3, 2],
    [2, 1, 2],
    [1, 0, 0],
  ],
  stands: 'free',
};

/** The wheels of question 77: the left one drives the right one. */
export const drivingWheel = [
  'circle',
  'cross',
  'diamond',
  'star',
  'square',
  'triangle',
  'hexagon',
  'pentagon',
];
export const drivenWheel = ['triangle', 'star', 'square', 'cross', 'diamond', 'circle'];

/** The beetle of question 84 and its list. */
export const beetle: Beetle = { row: 3, column: 0, heading: 'up' };
export const orders: readonly Order[] = [2, 'right', 1, 'left', 1, 'right'];
export const boardSize = 5;
