import { expect, test } from 'vitest';
import { DOTS_PER_ROW, passBoth, passedTwiceFacts, passingAtStart, tabulated } from './passedTwice.ts';

/** Computed apart from this code, by numerical integration of P(X2 >= c and X1 >= c). Of 1,000 children, and in percent. */
const table = [
  '120 0.60 91.2 34.5 56.7 38',
  '120 0.70 91.2 41.7 49.6 46',
  '120 0.80 91.2 50.4 40.8 55',
  '120 0.82 91.2 52.4 38.8 58',
  '120 0.90 91.2 62.1 29.1 68',
  '120 0.95 91.2 70.6 20.6 77',
  '120 0.97 91.2 75.2 16.0 82',
  '120 0.99 91.2 82.0 9.2 90',
  '130 0.60 22.8 5.5 17.3 24',
  '130 0.70 22.8 7.4 15.4 32',
  '130 0.80 22.8 9.8 12.9 43',
  '130 0.82 22.8 10.4 12.3 46',
  '130 0.90 22.8 13.4 9.4 59',
  '130 0.95 22.8 16.0 6.7 70',
  '130 0.97 22.8 17.5 5.2 77',
  '130 0.99 22.8 19.7 3.0 87',
].map((row) => row.split(' ') as [cutoff: string, reliability: string, ...string[]]);

test.each(table)(
  'at a cut-off of %s and a reliability of %s the numbers are those of the table',
  (...row) => {
    const [cutoff, reliability] = row;
    const facts = passedTwiceFacts({ cutoff: Number(cutoff), reliability: Number(reliability) }, 'en');
    expect(
      [facts.cutoff, facts.reliability, facts.first, facts.both, facts.once, facts.share].map(String),
    ).toEqual(row);
  },
);

test('the table without code has the rows of the table', () => {
  expect(tabulated.map((reliability) => reliability.toFixed(2))).toEqual(
    table.filter(([cutoff]) => cutoff === '120').map(([, reliability]) => reliability),
  );
});

test('two tests that have nothing in common are passed by chance, and a test agrees with itself', () => {
  const one = passBoth({ cutoff: 130, reliability: 1 }) / 1000;
  expect(one).toBeCloseTo(0.0227501, 6); // the normal distribution beyond two standard deviations
  expect(passBoth({ cutoff: 130, reliability: 0 }) / 1000).toBeCloseTo(one ** 2, 6);
});

/** Number of dots in a dashed path. */
const dotsOf = (path: unknown) =>
  [...String(path).matchAll(/h([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Math.floor(Number(length)) + 1,
    0,
  );

test('there is one dot for each child, in rows that are full but for the last', () => {
  const start = passedTwiceFacts(passingAtStart, 'en');
  expect([dotsOf(start.firstDots), dotsOf(start.bothDots), start.rows]).toEqual([23, 13, 1]);
  const lower = passedTwiceFacts({ cutoff: 120, reliability: 0.82 }, 'en');
  expect([dotsOf(lower.firstDots), dotsOf(lower.bothDots), lower.rows]).toEqual([91, 52, 4]);
  expect(String(lower.firstDots).split('M')).toHaveLength(1 + 4);
  expect(dotsOf(String(lower.firstDots).split('M')[1])).toBe(DOTS_PER_ROW);
});

test('numbers are written as the language writes them', () => {
  const { reliability, both } = passedTwiceFacts(passingAtStart, 'de');
  expect([reliability, both]).toEqual(['0,90', '13,4']);
});
