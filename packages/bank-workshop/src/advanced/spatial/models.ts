import type { CubeNet } from '../../drawings/cubeNet.ts';

/** The outlines of question 9. */
export const outlines = { front: [3, 2, 2], right: [2, 3, 1] } as const;

/** The cube of question 16 and its way. */
export const rollingCube = {
  net: [
    ['star', 'cross', 'circle', '', ''],
    ['', '', 'triangle', 'diamond', 'hexagon'],
  ],
  cube: { top: 'hexagon', left: 'star' },
  rolls: ['front-left', 'front-right', 'front-right', 'front-left', 'front-right'],
} satisfies CubeNet;
