import { expect, test } from 'vitest';
import { anchored, mirrorImageOptions, readBits, unfold } from './gridFigures.ts';

test('a figure is the same wherever it stands', () => {
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

test('a sheet opens to a hole at each field that folding brings to a punch', () => {
  const right = { moves: 'right', cut: 2 } as const;
  const bottom = { moves: 'bottom', cut: 2 } as const;
  expect(unfold(4, [], new Set(['1,0']))).toEqual(['0100', '0000', '0000', '0000']);
  expect(unfold(4, [right], new Set(['0,1']))).toEqual(['0000', '1001', '0000', '0000']);
  expect(unfold(4, [right, bottom], new Set(['1,1']))).toEqual(['0000', '0110', '0110', '0000']);
});

test('a fold off the middle leaves a part single, and a punch beside the folded sheet makes no hole', () => {
  const folds = [{ moves: 'right', cut: 3 }] as const;
  expect(unfold(4, folds, new Set(['0,0']))[0]).toBe('1000');
  expect(unfold(4, folds, new Set(['2,0']))[0]).toBe('0011');
  expect(unfold(4, folds, new Set(['3,0']))[0]).toBe('0000');
});
