import { difficulties } from '@quotient/contract';
import { generateMatrix } from '@quotient/server/bank/figures/generate';
import { lookAlikes } from '@quotient/server/bank/figures/raster';
import { describe, expect, test } from 'vitest';
import { measureGenerated } from './measure.ts';

const matrices = difficulties.flatMap((difficulty) =>
  Array.from({ length: 60 }, (_, i) => generateMatrix({ difficulty }, `test ${i}`)),
);

test('the same seed makes the same matrix', () => {
  const again = generateMatrix({ difficulty: 'hard' }, 'test 7');
  expect(again).toEqual(generateMatrix({ difficulty: 'hard' }, 'test 7'));
  expect(again.grid).not.toEqual(generateMatrix({ difficulty: 'hard' }, 'test 8').grid);
});

test('the answer of a matrix is never in its grid, and all figures look different', () => {
  for (const { grid, options, correct } of matrices) {
    const visible = grid.flat().slice(0, 8);
    expect(visible).not.toContain(options[correct]);
    expect(lookAlikes([...new Set([...visible, ...options])])).toEqual([]);
  }
});

test('among the wrong options are a repetition, a wrong rule and something left unchanged', () => {
  for (const { candidates } of matrices)
    for (const kind of ['isRepetition', 'isWrongRule', 'isIncomplete'] as const)
      expect(candidates.some(({ mistakes }) => mistakes[kind])).toBe(true);
});

test('most wrong options are not in the grid, as the right one is not', () => {
  for (const { grid, options } of matrices)
    expect(options.filter((option) => !grid.flat().includes(option)).length).toBeGreaterThanOrEqual(4);
});

test('each value of an attribute is in as many options as every other one', () => {
  for (const { candidates, columns } of matrices)
    for (const { slot } of columns.filter((column) => column.slot.domain.kind !== 'set')) {
      const values = candidates.map(({ draft }) => draft.get(slot.name));
      const counts = [...new Set(values)].map((value) => values.filter((other) => other === value).length);
      expect(new Set(counts).size).toBe(1);
    }
});

describe('400 generated matrices', () => {
  const measured = measureGenerated(400, 'test', { now: () => 0 });

  test('have no second answer for a differently made judge', () => {
    expect(measured.falseAccepts).toEqual([]);
  });

  test('reveal nothing to somebody who compares only the options', () => {
    // one in six, plus three times its standard deviation
    for (const share of [measured.majority, measured.oddOneOut])
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.06);
    for (const share of measured.places) expect(Math.abs(share - 1 / 6)).toBeLessThan(0.06);
  });
});
