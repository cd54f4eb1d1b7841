import type { CubeNet } from '../../drawings/cubeNet.ts';
import type { CubePile } from '../../drawings/cubePile.ts';
import type { FoldedSheet } from '../../verify/folding.ts';

/** The piles of questions 4, 17 and 34. */
export const cornerPile: CubePile = {
  heights: [
    [3, 2, 1],
    [2, 2, 1],
    [2, 1, 0],
  ],
  stands: 'in the corner',
};

export const seenPile = {
  heights: [
    [2, 3, 3, 1],
    [2, 1, 1, 0],
    [4, 2, 1, 0],
    [1, 1, 1, 0],
  ],
  stands: 'free',
  seenFrom: 'right',
} satisfies CubePile;

export const paintedPile: CubePile = {
  heights: [
    [2, 3, 2],
    [2, 2, 1],
    [0, 0, 1],
  ],
  stands: 'free',
};

/** The figure of question 7. */
export const turnedFigure = 'cells-0010-1111-0100-0100';

/** The net of question 10. */
export const staircaseNet: CubeNet = {
  net: [
    ['', '', 'star'],
    ['', 'hexagon', 'circle'],
    ['', 'cross', ''],
    ['diamond', 'triangle', ''],
  ],
};

/** The sheets of questions 14 and 30. */
export const diagonalSheet: FoldedSheet = {
  size: 4,
  folds: [
    { moves: 'bottom-left', cut: 0 },
    { moves: 'top-left', cut: 4 },
  ],
  punched: ['3,1'],
};

export const cornerSheet: FoldedSheet = {
  size: 5,
  folds: [
    { moves: 'right', cut: 3 },
    { moves: 'bottom', cut: 3 },
    { moves: 'bottom-right', cut: 3 },
  ],
  punched: ['1,0'],
};

/** Fields a side of the squares to fill in questions 24 and 37, and the piece that question 24 gives. */
export const squareSize = 4;
export const givenPiece = 'cells-0011-0001-0111-0001';

/** Cube of question 27, about the symbol on its blank face. */
export const signedCube = {
  net: [
    ['triangle', 'star', '', ''],
    ['', 'diamond', 'hexagon', 'circle'],
    ['', '', 'cross', ''],
  ],
  cube: { top: 'triangle', left: 'circle' },
} satisfies CubeNet;

/** Cube of question 39, about the arrow's direction on its blank face. */
export const arrowCube = {
  net: [
    ['', '', 'cross', 'star'],
    ['arrow-up', 'triangle', 'diamond', ''],
    ['', '', 'circle', ''],
  ],
  cube: { top: 'star', left: 'circle' },
} satisfies CubeNet;
