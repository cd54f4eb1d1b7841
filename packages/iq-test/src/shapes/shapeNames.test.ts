import { fixturePublicQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { shapeNames, tokensOf } from './shapeNames.ts';

test('a figure is stored under its token; an outline may stand under the plain name', () => {
  expect(shapeNames(['square', '?', 'circle-outline', 'square', ''])).toEqual([
    'circle',
    'circle-outline',
    'square',
  ]);
});

test('what questions draw: cells of grids and options, no numbers of triangles', () => {
  expect(
    tokensOf([
      {},
      { visualPattern: { type: 'matrix', grid: [['square', '?']], optionShapes: ['circle'] } },
      { visualPattern: { type: 'triangle-corners', grid: [['1,2,3,?']] } },
      { visualPattern: { type: 'illustration', optionShapes: ['dot-top'] } },
    ]),
  ).toEqual(['square', '?', 'circle', 'dot-top']);
  expect(tokensOf(fixturePublicQuestions).length).toBeGreaterThan(20);
});
