import type { CubeNet } from '../../drawings/cubeNet.ts';

/** The outlines of question 9. */
export const outlines = { front: [3, 2, 2], right: [2, 3, 1] } as const;

/** The cube of question 16 and its way. */
export const rollingCube = {
  net: [
    ['star', 'circle', '', ''],
    ['', 'triangle', 'cross', ''],
    ['', '', 'diamond', 'hexagon'],
  ],
  cube: { top: 'circle', left: 'triangle' },
  rolls: ['front-right', 'front-right', 'front-left', 'front-left', 'front-right'],
} satisfies CubeNet;
