import { expect, test } from 'vitest';
import { generateMatrix } from './generate.ts';
import { inWords, solveMatrix } from './solve.ts';

const shapes = ['square', 'circle', 'triangle'];
/** The three shapes in every row, in another order. */
const latin = [
  ['square', 'circle', 'triangle'],
  ['circle', 'triangle', 'square'],
  ['triangle', 'square', '?'],
];
const nothing = { fitting: [], rules: [] };

test('the shape that is missing is found, and how', () => {
  const { fitting, rules } = solveMatrix(latin, ['square', 'circle', 'triangle', 'diamond']);
  expect(fitting).toEqual([1]);
  expect(rules).toEqual([
    '1 shape has the same three values in each row',
    '1 shape has the same three values in each column',
  ]);
});

test('of figures that follow no rule none fits', () => {
  const [one, two, three] = shapes as [string, string, string];
  const odd = [
    [one, two, three],
    [one, one, two],
    [three, two, '?'],
  ];
  expect(solveMatrix(odd, shapes).fitting).toEqual([]);
});

test.each([
  ['a grid that is too small', latin.slice(0, 2)],
  ['a grid without a gap', [...latin.slice(0, 2), shapes]],
  ['a gap elsewhere', [['?', 'circle', 'triangle'], latin[1] ?? [], shapes]],
  ['a figure that nobody knows', [['squircle', 'circle', 'triangle'], ...latin.slice(1)]],
])('%s is not solved', (_, grid) => expect(solveMatrix(grid, shapes)).toEqual(nothing));

test('an option that nobody knows leaves the whole unsolved', () => {
  expect(solveMatrix(latin, ['circle', 'squircle'])).toEqual(nothing);
});

test('what was generated is solved blind', () => {
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    const { grid, options, correct } = generateMatrix({ difficulty }, 'solved');
    expect(solveMatrix(grid, options).fitting, difficulty).toEqual([correct]);
  }
});

test('a step says its sign, a move its way', () => {
  expect(inWords('1 count', { rule: { kind: 'progression', step: 2 }, by: 'row' })).toContain(
    'step +2 in each row',
  );
  expect(inWords('1 count', { rule: { kind: 'progression', step: -1 }, by: 'row' })).toContain('step -1 in');
  expect(inWords('dots', { rule: { kind: 'shift', right: -1, down: 0 }, by: 'column' })).toContain(
    'step -1,0 in each column',
  );
});
