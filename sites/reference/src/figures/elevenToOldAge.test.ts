import { expect, test } from 'vitest';
import {
  correlationAt,
  correlations,
  earlyScores,
  elevenToOldAgeFacts,
  laterScore,
} from './elevenToOldAge.ts';

test.each([
  [70, '0.67', 11.1, 14.3],
  [79, '0.66', 11.3, 14.4],
  [87, '0.51', 12.9, 16.5],
])(
  'at %i the correlation of %s leaves a spread of %f and a margin of %f',
  (age, correlation, spread, margin) => {
    const later = laterScore({ early: 120, age });
    expect(correlationAt(age, 'en')).toBe(correlation);
    expect(correlationAt(age, 'de')).toBe(correlation.replace('.', ','));
    expect(later.spread.toFixed(1)).toBe(`${spread}`);
    expect(later.margin.toFixed(1)).toBe(`${margin}`);
  },
);

test.each([
  [120, 70, '113', '99', '128'],
  [120, 87, '110', '94', '127'],
  [100, 70, '100', '86', '114'],
  [80, 70, '87', '72', '101'],
])('who had %i at 11 has at %i an expected %s, and four of five between %s and %s', (early, age, ...said) => {
  const [expected, low, high] = said;
  expect(elevenToOldAgeFacts({ early, age }, 'en')).toMatchObject({ expected, low, high });
});

test('whatever is chosen stays inside the drawing', () => {
  for (const age of Object.keys(correlations).map(Number))
    for (const early of earlyScores) {
      const { lowY, highY } = elevenToOldAgeFacts({ early, age }, 'en');
      expect(Number(highY)).toBeGreaterThan(0);
      expect(Number(lowY)).toBeLessThan(100);
    }
});
