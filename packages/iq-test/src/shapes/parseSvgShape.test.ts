import { expect, test } from 'vitest';
import { parseSvgShape } from './parseSvgShape.ts';

test('without a DOMParser nothing is read, and nothing throws', () => {
  expect(parseSvgShape('<circle cx="50" cy="50" r="9" fill="none"/>')).toBeUndefined();
});
