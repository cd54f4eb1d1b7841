import { expect, test } from 'vitest';
import { dots, halfAndHalfFacts, inBothHalves, size } from './halfAndHalf.ts';

test.each([
  [0, 50],
  [0.12, 54],
  [0.19, 56],
  [0.2, 56],
  [0.24, 58],
  [0.29, 59],
  [0.31, 60],
  [0.51, 67],
  [0.54, 68],
  [1, 100],
])('at a correlation of %f, %i of 100 are in both halves', (r, count) => {
  expect(inBothHalves(r)).toBe(count);
  expect(halfAndHalfFacts({ r }, 'en').filled).toBe(dots(count));
});

test('a dot is drawn for each person, in rows of ten, inside the drawing', () => {
  const places = dots(100)
    .slice(1)
    .split('M')
    .map((dot) => dot.split('a')[0]?.split(' ').map(Number) ?? []);
  expect(places).toHaveLength(100);
  expect(new Set(places.map(([x]) => x)).size).toBe(10);
  expect(new Set(places.map(([, y]) => y)).size).toBe(10);
  for (const [x = Number.NaN, y = Number.NaN] of places) {
    expect(x).toBeGreaterThan(0);
    expect(x + 17).toBeLessThan(size.width);
    expect(y).toBeLessThan(size.height - 8);
  }
});

test('a correlation is written as the language does', () => {
  expect(halfAndHalfFacts({ r: 0.3 }, 'en')).toMatchObject({ r: '0.30', count: '60' });
  expect(halfAndHalfFacts({ r: 0.3 }, 'de').r).toBe('0,30');
});
