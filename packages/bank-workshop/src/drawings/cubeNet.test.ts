import { expect, test } from 'vitest';
import { cubeNet } from './cubeNet.ts';
import type { Picture } from './picture.ts';

const svgOf = (picture: Picture): string => picture.draw('en').parts.join('');

test('a cube that its net does not fold to is refused', () => {
  const net = [
    ['', 'circle', '', ''],
    ['star', 'cross', 'diamond', 'square'],
    ['', 'triangle', '', ''],
  ];
  expect(svgOf(cubeNet({ net, cube: { top: 'circle', left: 'star' } }))).toContain('<polygon');
  expect(() => svgOf(cubeNet({ net, cube: { top: 'circle', left: 'triangle' } }))).toThrow('does not fold');
});
