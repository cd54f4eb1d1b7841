import { expect, test } from 'vitest';
import { barTone } from './barTone.ts';

test.each([
  [100, 'success'],
  [75, 'success'],
  [74.9, 'warning'],
  [50, 'warning'],
  [49.9, 'alert'],
  [25, 'alert'],
  [0, 'alert'],
] as const)('S246: a bar at %s percent has the tone %s', (percentage, tone) => {
  expect(barTone(percentage)).toBe(tone);
});
