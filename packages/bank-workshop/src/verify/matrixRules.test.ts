import { expect, test } from 'vitest';
import { fittingMatrixOptions } from './matrixRules.ts';

const rows = (text: string) => text.split(' / ').map((row) => row.split(' '));
const read = (value: string) => ({ value });

test.each([
  ['one value in each row', 'a a a / a a a / b b ?', 'b'],
  ['one value in each column', 'a a b / a a b / a a ?', 'b'],
  ['the same three in each row', 'a b c / c a b / c b ?', 'a'],
  ['equal steps in each row', '0 45 90 / 90 135 180 / 45 90 ?', '135'],
  ['equal steps over the end of the circle', '90 180 270 / 180 270 0 / 270 0 ?', '90'],
  ['equal steps down each column', '0 90 45 / 45 135 90 / 90 180 ?', '135'],
])('%s leaves one option: %s', (_, grid, fitting) => {
  const options = ['a', 'b', 'c', '0', '45', '90', '135', '180'];
  expect(fittingMatrixOptions(rows(grid), options, read)).toEqual([options.indexOf(fitting)]);
});

test.each([
  ['there is no rule', 'a b c / b b a / c a ?'],
  ['a rule is broken in the complete rows', 'a a a / b b d / c c ?'],
  ['a rule is broken in the last row', 'a a a / b b b / c d ?'],
])('where %s no option fits', (_, grid) => {
  expect(fittingMatrixOptions(rows(grid), ['a', 'b', 'c', 'd'], read)).toEqual([]);
});

test('an option must have the predicted value of every attribute', () => {
  const grid = rows('a-1 b-1 c-1 / b-2 c-2 a-2 / c-3 a-3 ?');
  const readBoth = (token: string) => ({ shape: token.charAt(0), count: token.charAt(2) });
  expect(fittingMatrixOptions(grid, ['b-1', 'a-3', 'b-3', 'c-2'], readBoth)).toEqual([2]);
});
