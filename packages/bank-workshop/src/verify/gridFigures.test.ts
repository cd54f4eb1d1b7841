import { expect, test } from 'vitest';
import { anchored, mirrorImageOptions, readBits, turnedCopies } from './gridFigures.ts';

test('a figure is the same in any place', () => {
  expect(anchored(readBits('cells-000-011-010'))).toEqual(['110', '100', '000']);
  expect(anchored(['000', '000', '000'])).toEqual(['000', '000', '000']);
});

const figure = 'cells-110-010-010';
const moved = 'cells-011-001-001';
const turnedOnce = 'cells-001-111-000';
const turnedTwice = 'cells-010-010-011';
const mirrored = 'cells-011-010-010';
const mirroredAndTurned = 'cells-000-111-001';

test('among turned and moved copies the one mirror image is found', () => {
  expect(mirrorImageOptions([turnedOnce, moved, mirrored, turnedTwice])).toEqual([2]);
  expect(mirrorImageOptions([mirrored, mirroredAndTurned, figure])).toEqual([2]);
});

test.each([
  ['there is none', [figure, turnedOnce, turnedTwice]],
  ['there are two', [figure, turnedOnce, mirrored, mirroredAndTurned]],
  ['another figure is among them', [figure, turnedOnce, mirrored, 'cells-111-000-000']],
  ['the figure is its own mirror image', ['cells-010-111-000', 'cells-010-110-010', 'cells-111-010-000']],
])('no mirror image is told where %s', (_, options) => {
  expect(mirrorImageOptions(options)).toEqual([]);
});

test('turned and moved copies of a figure are told from its mirror images and from other figures', () => {
  expect(turnedCopies(figure, [turnedOnce, mirrored, moved, mirroredAndTurned, 'cells-111-000-000'])).toEqual(
    [0, 2],
  );
});
