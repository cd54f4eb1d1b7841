import { expect, test } from 'vitest';
import { visibleFaces } from '../verify/cubes.ts';
import { cubePile } from './cubePile.ts';

test('every face of a pile that can be seen is drawn', () => {
  const heights = [
    [2, 1],
    [1, 0],
  ];
  const svg = cubePile({ heights, stands: 'free', seenFrom: 'left' }).draw('en').parts.join('');
  expect(svg.split('<polygon').length - 1).toBe(visibleFaces(heights, [0, 0], 10).length);
});
