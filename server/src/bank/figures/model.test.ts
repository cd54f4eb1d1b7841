import { expect, test } from 'vitest';
import { galleryTokens } from '../../shapes/seedShapes.ts';
import { figureOf, seen, tokenOf } from './model.ts';

const seenToken = (token: string): string => seen(figureOf(token) ?? []);

test('every token of the gallery is read into a figure and written again as it was', () => {
  const read = galleryTokens.map((token) => tokenOf(figureOf(token) ?? []));
  expect(read).toEqual(galleryTokens);
});

test('words that the grammar does not know make no figure', () => {
  for (const token of ['zzz', 'square-blue', 'circles', 'circles-12', 'dot', 'arrow-north', 'arrows-four-up'])
    expect(figureOf(token) && tokenOf(figureOf(token) ?? []), token).not.toBe(token);
});

test.each([
  ['a group', 'circles-3', 'circle-small-top+circle-small-bottom-left+circle-small-bottom-right'],
  ['dots as on dice', 'dots-2', 'dot-left+dot-right'],
  ['the order of layers', 'line-top+line-left', 'line-left+line-top'],
  ['the word for an outline', 'square-outline', 'square'],
  ['a named board', 'matrix-cross', 'matrix-010-111-010'],
  ['what ink hides', 'square-filled+circle-medium', 'square-filled'],
  ['a thing drawn twice', 'dot-top+dot-top', 'dot-top'],
])('%s makes no difference to what is seen', (_, one, other) => {
  expect(seenToken(one)).toBe(seenToken(other));
});

test('a turn that symmetry hides makes no difference to what is seen', () => {
  const [square] = figureOf('square') ?? [];
  if (!square) throw new Error('There is no square.');
  expect(seen([{ ...square, turn: 90 }])).toBe('square');
  expect(seen([{ ...square, turn: 45 }])).toBe('square-r45');
});

test('no two tokens of the gallery are seen as the same figure', () => {
  expect(new Set(galleryTokens.map(seenToken)).size).toBe(galleryTokens.length);
});
