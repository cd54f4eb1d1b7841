import { expect, test } from 'vitest';
import { addTime, noTimes, quartilesOf } from './times.ts';

function quartiles(seconds: readonly number[]) {
  const times = noTimes();
  for (const each of seconds) addTime(times, each * 1000);
  return quartilesOf(times);
}

test('quartiles are linear between neighbours', () => {
  // The quartiles of five values are the second, third and fourth; of four they are in between.
  expect(quartiles([50, 10, 30, 20, 40])).toEqual({
    cases: 5,
    lowerSeconds: 20,
    medianSeconds: 30,
    upperSeconds: 40,
  });
  expect(quartiles([10, 20, 30, 40])).toEqual({
    cases: 4,
    lowerSeconds: 17.5,
    medianSeconds: 25,
    upperSeconds: 32.5,
  });
});

test('a single time is all three quartiles', () => {
  expect(quartiles([12.34])).toEqual({
    cases: 1,
    lowerSeconds: 12.3,
    medianSeconds: 12.3,
    upperSeconds: 12.3,
  });
});

test('times that were not measured are left out', () => {
  expect(quartiles([0, 0])).toBeNull();
  expect(quartiles([0, 7])).toMatchObject({ cases: 1, medianSeconds: 7 });
  const times = noTimes();
  addTime(times, Number.NaN);
  expect(quartilesOf(times)).toBeNull();
});

test('a question that was open for hours counts as half an hour', () => {
  expect(quartiles([5 * 3600])?.medianSeconds).toBe(1800);
});
