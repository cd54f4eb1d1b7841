import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawShape } from '../../shapes/grammar.ts';
import { galleryTokens } from '../../shapes/seedShapes.ts';
import { lookAlikes, rasterOf } from './raster.ts';

const SIDE = 32;

/** Ink of a token as a drawing program renders it. */
function drawn(token: string): number[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" color="#000">${drawShape(token)}</svg>`;
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: SIDE } }).render();
  return Array.from({ length: SIDE * SIDE }, (_, i) => (pixels[i * 4 + 3] ?? 0) / 255);
}

test('the small raster has the ink where a program for pictures draws it', () => {
  const tokens = [
    ...galleryTokens,
    'sheet-101-000-011',
    'cells-011-110-010',
    'square+dot-top-left+dot-right',
  ];
  for (const token of tokens) {
    const raster = rasterOf(token);
    const ink = drawn(token);
    const apart = ink.reduce((sum, value, i) => sum + Math.abs(value - (raster[i] ?? 0)), 0) / ink.length;
    // edges between two samples count differently
    expect(apart, token).toBeLessThan(0.05);
  }
});

test('figures that are hard to tell apart at a glance are found', () => {
  expect(lookAlikes(['star-small', 'star-small-filled'])).toEqual([[0, 1]]);
  expect(lookAlikes(['circle-small-filled', 'square-small-filled'])).toEqual([[0, 1]]);
  expect(lookAlikes(['dots-2', 'dot-left+dot-right'])).toEqual([[0, 1]]);
});

test('figures that differ enough are not', () => {
  expect(
    lookAlikes(['square', 'square+dot-top', 'square+dot-top-left', 'square-dashed', 'hook', 'corner']),
  ).toEqual([]);
});
