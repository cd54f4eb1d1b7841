import { expect, test } from 'vitest';
import { atStart, gains, movedAverage, movingAverageFacts, sampleSizes } from './movingAverage.ts';

test.each([
  ['fluid', '84.8'],
  ['spatial', '87.5'],
  ['fullScale', '88.0'],
  ['crystallized', '89.8'],
] as const)('25 years at the gain of %s tasks make 95 into %s', (kind, average) => {
  expect(movingAverageFacts({ ...atStart, gain: gains[kind] }, 'en')).toMatchObject({ average });
});

test.each([
  [50, '4.2'],
  [100, '2.9'],
  [200, '2.1'],
  [500, '1.3'],
  [1000, '0.9'],
  [2000, '0.7'],
] as const)('with %i people chance adds %s points', (people, margin) => {
  const sample = sampleSizes.indexOf(people);
  expect(movingAverageFacts({ ...atStart, sample }, 'en')).toMatchObject({ margin });
  expect(movedAverage({ ...atStart, sample }).people).toBe(people);
});

test('the start is said as English and German write it', () => {
  expect(movingAverageFacts(atStart, 'en')).toMatchObject({ average: '88.0', margin: '2.1', gain: '0.28' });
  expect(movingAverageFacts(atStart, 'de')).toMatchObject({ average: '88,0', margin: '2,1', gain: '0,28' });
  expect(movingAverageFacts({ ...atStart, sample: 5 }, 'de')).toMatchObject({ people: '2.000' });
  expect(['en', 'de'].map((locale) => movingAverageFacts({ ...atStart, years: 1 }, locale).years)).toEqual([
    '1 year',
    '1 Jahr',
  ]);
});

test('more people never move the mark, and nothing is drawn beyond the ends', () => {
  const places = sampleSizes.map((_, sample) => movingAverageFacts({ ...atStart, sample }, 'en').at);
  expect(new Set(places).size).toBe(1);
  const lowest = movingAverageFacts({ years: 40, gain: gains.fluid, sample: 0 }, 'en');
  expect(lowest.from).toBeGreaterThan(0);
  expect(movingAverageFacts({ years: 0, gain: 41, sample: 0 }, 'en').to).toBeLessThan(100);
});
