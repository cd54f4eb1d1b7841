import { expect, test } from 'vitest';
import { hasFigure } from './hasFigure.ts';

test('a grid or a picture is a figure; figure options alone are none', () => {
  expect(hasFigure({ type: 'triangle-corners', grid: [['1,2,3,?']] })).toBe(true);
  expect(hasFigure({ type: 'illustration', image: '/a.svg', imageDescription: 'A' })).toBe(true);
  expect(hasFigure({ type: 'illustration', optionShapes: ['circle', 'square'] })).toBe(false);
  expect(hasFigure(undefined)).toBe(false);
});
