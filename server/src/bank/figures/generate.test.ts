import { difficulties } from '@quotient/contract';
import { expect, test } from 'vitest';
import { findMatrix, generateMatrix } from './generate.ts';

test('a seed makes the same matrix every time, and another seed another one', () => {
  const make = (seed: string) => generateMatrix({ difficulty: 'easy' }, seed);
  expect(make('one')).toEqual(make('one'));
  expect(make('one').grid).not.toEqual(make('two').grid);
});

test.each(difficulties)(
  'a %s matrix hides its ninth cell, and only the correct option equals it',
  (difficulty) => {
    const { grid, options, correct, columns, candidates } = generateMatrix({ difficulty }, 'ninth');
    expect(grid.flat()).toHaveLength(9);
    expect(grid.flat()[8]).toBe('?');
    expect(new Set(options).size).toBe(options.length);
    for (const [index, { draft }] of candidates.entries())
      expect(columns.every(({ slot, values }) => draft.get(slot.name) === values[8])).toBe(index === correct);
  },
);

test('a matrix has the wanted look, and there is none if nothing suits', () => {
  expect(generateMatrix({ difficulty: 'medium', looks: ['pair'] }, 'look').look).toBe('pair');
  expect(findMatrix({ difficulty: 'easy' }, 'none', () => false, 20)).toBeUndefined();
});
