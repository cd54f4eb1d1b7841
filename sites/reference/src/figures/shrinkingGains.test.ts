import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { type Claim, claims, type Estimates, gainTicks, gainX } from './shrinkingGains.ts';
import { shrinkingGainsWords } from './shrinkingGainsWords.ts';

/** Effects in the sources, in standard deviations. The sources of the fourth claim count in points. */
const effects: [claim: Claim, effects: number[]][] = [
  ['memory', [0.24, 0.13]],
  ['exercise', [0.22, 0.13, 0.05]],
  ['money', [0.64, 0.166]],
];
const entries = Object.entries(claims) as [Claim, Estimates][];

test.each(effects)('the gains of %s are 15 points for each standard deviation', (claim, deviations) => {
  expect(claims[claim].map(({ points }) => points)).toEqual(
    deviations.map((deviation) => Math.round(deviation * 150) / 10),
  );
});

test('the gains of a year of higher education are those of its source, the first a round number', () => {
  expect(claims.education).toEqual([
    { points: 1, isRound: true, source: 4 },
    { points: 0.4, source: 4 },
  ]);
});

test('an interval has its estimate between its ends', () => {
  const intervals = entries.flatMap(([, estimates]) =>
    [...estimates].flatMap(({ interval, points }) => (interval ? [[interval[0], points, interval[1]]] : [])),
  );
  expect(intervals).toEqual([
    [2.4, 3.3, 4.2],
    [1.1, 2, 3],
    [-1.4, 0.8, 2.1],
  ]);
});

test.each(entries)('each stricter look at %s finds less than the one before', (_claim, estimates) => {
  const points = estimates.map((estimate) => estimate.points);
  expect(points).toEqual([...new Set(points)].sort((one, other) => other - one));
});

test('the axis holds everything, from its first number to its last', () => {
  expect([gainX(-2), gainX(4), gainX(10)]).toEqual(['0.00%', '50.00%', '100.00%']);
  expect([gainTicks.at(0), gainTicks.at(-1)]).toEqual([-2, 10]);
});

test.each(localeCodes)('in %s every estimate has a name', (locale) => {
  for (const [claim, estimates] of entries)
    expect(shrinkingGainsWords[locale].claims[claim].estimates).toHaveLength(estimates.length);
});
