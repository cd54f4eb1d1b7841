import { expect, test } from 'vitest';
import { areOrdered } from './orderedOptions.ts';

test.each([
  [['7', '10', '13', '20']],
  [['-3', '−1', '0', '2']],
  [['4,5', '5', '5,5', '12']],
  [['4.5', '5', '5.5', '12']],
  [['$1950', '$2000', '$2050', '$2100']],
  [['1950 $', '2000 $', '2050 $', '2100 $']],
  [['950 €', '1950\u00a0€', '2000 €', '2050 €']],
  [['10%', '12.5 %', '20%', '25 %']],
  [['9:40', '14:20', '14:50', '20:05']],
  [['45 minutes', '1 hour', '1 hour 20 minutes', '2 hours', '1 day']],
  [['50 min', '1 h 10 min', '1.5 h', '2 h']],
  [['1 day', '2 days', '10 days', '2 weeks']],
  [['Mon', 'Tue', 'Thu', 'Fri']],
  [['Monday', 'Wednesday', 'Thursday', 'Sunday']],
  [['1/4', '1/3', '1/2', '2/3']],
  [['1 apple', '2 apples', '10 apples', '11 apples']],
  [['٤', '٩', '١٠', '١٢']],
  [['\u200f4\u200f', '\u200f9\u200f', '10', '12']],
])('%j are in rising order', (options) => {
  expect(areOrdered(options)).toBe(true);
});

test.each([
  [['7', '13', '10', '20']],
  [['20', '13', '10', '7']],
  [['7', '7', '10', '13']],
  [['cat', 'dog', 'fox', 'hen']],
  [['7', '10', '13', 'none']],
  [['4 red', '5 blue', '6 red', '7 blue']],
  [['Mon', '2', '3', '4']],
  [['3 and 4', '3 and 5', '4 and 5', '5 and 6']],
  [['circle', 'circle-filled', 'square', 'square-filled']],
  [['dots-2', 'square', 'dots-4', 'dots-5']],
])('%j do not', (options) => {
  expect(areOrdered(options)).toBe(false);
});
