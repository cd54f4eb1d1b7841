import { expect, test } from 'vitest';
import { fieldToken, follow, leftTurns } from './routes.ts';

test('left turns are those to the left of who walks', () => {
  expect(leftTurns(['up', 'left', 'down', 'right', 'up'])).toBe(4);
  expect(leftTurns(['up', 'right', 'down', 'left', 'up'])).toBe(0);
  expect(leftTurns(['up', 'right', 'up', 'up'])).toBe(1);
});

test('a beetle walks in its direction and turns on the spot', () => {
  const start = { row: 2, column: 0, heading: 'up' } as const;
  expect(follow(start, [1, 'right', 2, 'right', 1], 3)).toEqual({ row: 2, column: 2, heading: 'down' });
  expect(follow(start, ['left', 'left', 'left', 2], 3)).toEqual({ row: 2, column: 2, heading: 'right' });
  expect(() => follow(start, ['left', 1], 3)).toThrow('leaves the board');
});

test('the field of a beetle is the one filled cell of a board', () => {
  expect(fieldToken({ row: 1, column: 2, heading: 'up' }, 3)).toBe('matrix-000-001-000');
});
