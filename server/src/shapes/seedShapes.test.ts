import { ShapeTokenSchema } from '@quotient/contract';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { drawShape } from './grammar.ts';
import { galleryTokens, seedShapes } from './seedShapes.ts';

test('S126: dot-top, bars-left, arrows-double-up and matrix-cross are rows of a new shapes table', () => {
  const names = seedShapes([]).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['dot-top', 'bars-left', 'arrows-double-up', 'matrix-cross']));
});

test('every gallery token is a valid token that draws', () => {
  for (const token of galleryTokens) {
    expect(is(ShapeTokenSchema, token), token).toBe(true);
    expect(drawShape(token), token).toBeTruthy();
  }
});

test('no two gallery tokens draw the same', () => {
  const rows = seedShapes([]);
  const alike = rows.filter(
    ({ svg_content }, i) => rows.findIndex((row) => row.svg_content === svg_content) < i,
  );
  expect(alike).toEqual([]);
});

test('a new shapes table has each token once, with the tokens of the bank', () => {
  const names = seedShapes(['square', 'cells-011-110-010', 'cells-011-110-010']).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('cells-011-110-010');
});

test('a bank token that can not be drawn is refused by name', () => {
  expect(() => seedShapes(['zzz'])).toThrow('"zzz"');
});
