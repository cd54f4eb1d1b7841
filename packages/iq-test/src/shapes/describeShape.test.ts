import { expect, test } from 'vitest';
import { englishT } from '../i18n/english.fixture.ts';
import { describeShape } from './describeShape.ts';

const t = englishT;

test.each([
  ['square', 'square'],
  ['square-outline', 'square'],
  ['circle-filled', 'filled circle'],
  ['triangle-dashed-r90', 'dashed triangle, turned 90 degrees clockwise'],
  ['circle-medium-hatched', 'medium hatched circle'],
  ['star-small-top-left-filled', 'small filled star at the top left'],
  ['circles-3-filled', '3 filled circles'],
  ['dots-5', '5 dots'],
  ['dot-center', 'dot in the center'],
  ['flag-flip-r90', 'mirrored flag on a pole, turned 90 degrees clockwise'],
  ['arrow-up-right', 'arrow pointing up and right'],
  ['arrows-double-up', 'two arrows pointing up'],
  ['bars-left', 'three bars from the left side, shorter and shorter downwards'],
  ['matrix-cross', 'board of 3 by 3 cells with a filled cross, like a plus sign'],
  ['matrix-110-000-001', 'board of 3 by 3 cells, filled in row 1: column 1 and column 2; row 3: column 3'],
  [
    'cells-01-11',
    'figure of squares on a grid of 2 by 2, rows from the top and columns from the left; row 1: column 2; row 2: column 1 and column 2',
  ],
  ['sheet-10-00', 'sheet of 2 by 2 cells with holes in row 1: column 1'],
  ['square+dot-top', 'square with a dot at the top'],
  ['square+circle-medium+dots-2', 'square with a medium circle and 2 dots'],
  ['circle+arrow-up', 'circle with an arrow pointing up'],
  [
    'line-top+line-left+line-rising',
    'line along the top, line down the left side and diagonal line from bottom left to top right',
  ],
])('%s reads: %s', (token, text) => {
  expect(describeShape(token, t)).toBe(text);
});

test.each(['zzz', 'square+zzz', 'line-nowhere', 'constructor', 'arrows-up'])(
  'a token without words is named as it is: %s',
  (token) => {
    expect(describeShape(token, t)).toBe(`figure “${token}”`);
  },
);
