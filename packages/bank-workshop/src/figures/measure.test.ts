import { expect, test } from 'vitest';
import { measureGenerated } from './measure.ts';

test('the time is that of making figures alone, for each that was accepted; what is told counts them; shares are of all', () => {
  let clock = 0;
  const told: number[] = [];
  // each try takes one millisecond by this clock
  const measured = measureGenerated(2, 'seven', { now: () => clock++, progress: (done) => told.push(done) });
  expect(told).toEqual([1, 2]);
  expect(measured.accepted).toBe(2);
  expect(measured.attempts).toBeGreaterThanOrEqual(2);
  expect(measured.msPerAccepted).toBeCloseTo(measured.attempts / 2);
  const { places, majority, oddOneOut } = measured;
  expect(places.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  for (const share of [majority, oddOneOut]) expect(share >= 0 && share <= 1).toBe(true);
});
