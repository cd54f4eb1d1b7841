import { difficulties } from '@quotient/contract';
import { expect, test } from 'vitest';
import { generateMatrix, type Matrix } from './generate.ts';
import { categoryOf, questionOf } from './question.ts';

/** A matrix whose only rule is of this kind, on values of this kind. */
const ruled = (kind: string, domain: string): Matrix =>
  ({ columns: [{ slot: { domain: { kind: domain } }, directed: { rule: { kind }, by: 'row' } }] }) as never;

test.each([
  ['xor', 'set', 'working-memory'],
  ['shift', 'place', 'visual-spatial-processing'],
  ['progression', 'turn', 'visual-spatial-processing'],
  ['progression', 'amount', 'quantitative-reasoning'],
  ['sum', 'amount', 'quantitative-reasoning'],
  ['progression', 'grade', 'fluid-reasoning'],
  ['distribution', 'name', 'fluid-reasoning'],
] as const)('%s of a %s takes %s', (kind, domain, category) => {
  expect(categoryOf(ruled(kind, domain))).toBe(category);
});

test('the most demanding rule decides', () => {
  const { columns: sum } = ruled('sum', 'amount');
  const { columns: overlay } = ruled('xor', 'set');
  expect(categoryOf({ columns: [...sum, ...overlay] } as never)).toBe('working-memory');
});

test('a question has the options of its matrix, says which is right, and has the points of its difficulty', () => {
  for (const difficulty of difficulties)
    for (const seed of ['one', 'two', 'three']) {
      const matrix = generateMatrix({ difficulty }, seed);
      const { id, options, correct, points, visualPattern } = questionOf(matrix, 7, 'de');
      expect([id, options, correct]).toEqual([7, matrix.options, matrix.correct]);
      expect({ easy: [5], medium: [7, 8], hard: [10] }[difficulty]).toContain(points);
      expect(visualPattern?.grid).toEqual(matrix.grid);
      expect(visualPattern?.grid).not.toBe(matrix.grid);
    }
});
