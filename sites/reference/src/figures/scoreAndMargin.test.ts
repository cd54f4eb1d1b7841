import { expect, test } from 'vitest';
import { atStart, scoreAndMargin, scoreAndMarginFacts } from './scoreAndMargin.ts';

test.each([
  [0.98, 2.1, 4.2],
  [0.95, 3.4, 6.6],
  [0.9, 4.7, 9.3],
  [0.85, 5.8, 11.4],
  [0.8, 6.7, 13.1],
  [0.7, 8.2, 16.1],
  [0.6, 9.5, 18.6],
])('a reliability of %f means a standard error of %f and a margin of %f', (reliability, error, margin) => {
  const result = scoreAndMargin({ score: 100, reliability });
  expect(result.standardError.toFixed(1)).toBe(error.toFixed(1));
  expect(result.margin.toFixed(1)).toBe(margin.toFixed(1));
});

test.each([
  [0.9, '103', '121'],
  [0.98, '108', '116'],
  [0.7, '96', '128'],
])('around 112 at %f the interval reaches from %s to %s', (reliability, low, high) => {
  expect(scoreAndMarginFacts({ score: 112, reliability }, 'en')).toMatchObject({ low, high });
});

test('the start is said as English and German write it', () => {
  const percentiles = { lowPercentile: '57', highPercentile: '92' };
  expect(scoreAndMarginFacts(atStart, 'en')).toMatchObject({ reliability: '0.90', ...percentiles });
  expect(scoreAndMarginFacts(atStart, 'de')).toMatchObject({ reliability: '0,90', ...percentiles });
});

test('no percentile is 0 or 100, and nothing is drawn beyond the ends', () => {
  const highest = scoreAndMarginFacts({ score: 130, reliability: 0.6 }, 'en');
  const lowest = scoreAndMarginFacts({ score: 70, reliability: 0.6 }, 'en');
  expect(highest).toMatchObject({ high: '149', highPercentile: '>99' });
  expect(lowest).toMatchObject({ low: '51', lowPercentile: '<1' });
  expect(highest.to).toBeLessThan(100);
  expect(lowest.from).toBeGreaterThan(0);
});
