import { expect, test } from 'vitest';
import { meaningsIn } from './told.ts';

test('phrases are read in the order of the text, each time that they are there', () => {
  expect(meaningsIn('left, right, left', { right: 1, left: -1 })).toEqual([-1, 1, -1]);
});

test('a text that lacks a phrase is refused', () => {
  expect(() => meaningsIn('left, left', { right: 1, left: -1 })).toThrow('does not say "right"');
});
