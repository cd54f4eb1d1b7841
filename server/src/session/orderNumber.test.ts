import { is } from 'valibot';
import { expect, test } from 'vitest';
import { cryptoRandom } from '../outside/cryptoPorts.ts';
import { drawOrderNumber, OrderNumberSchema, readOrderNumbers } from './orderNumber.ts';

test('an order number has the year and seven letters that nobody confuses', () => {
  const drawn = Array.from({ length: 1000 }, () => drawOrderNumber(cryptoRandom, Date.UTC(2026, 5, 1)));
  expect(new Set(drawn).size).toBe(1000);
  for (const number of drawn) {
    expect(is(OrderNumberSchema, number), number).toBe(true);
    expect(number).toMatch(/^Q-2026-[^ILO01]{7}$/);
    expect(readOrderNumbers(`${number.toLowerCase()}.`)).toEqual([number]);
  }
});

test.each([
  ['Q-2026-7KM3XWA', ['Q-2026-7KM3XWA']],
  ['q 2026 7km3xwa', ['Q-2026-7KM3XWA']],
  ['q\u20112026\u20147km3xwa', ['Q-2026-7KM3XWA']],
  ['\uff31\uff0d\uff12\uff10\uff12\uff16\uff0d7KM3XWA', ['Q-2026-7KM3XWA']],
  ['\u200fQ-\u0662\u0660\u0662\u0666-\u0667KM3XWA\u200f', ['Q-2026-7KM3XWA']],
  ['Q-\u06f2\u06f0\u06f2\u06f6-7KM3XWA', ['Q-2026-7KM3XWA']],
  ['orders Q-2026-AAAAAAA, Q-2026-BBBBBBB and q2026aaaaaaa', ['Q-2026-AAAAAAA', 'Q-2026-BBBBBBB']],
  ['Q-2026-7KM3XW', []],
  ['Q-2026-7KM3XW0', []],
  ['', []],
  ['\ud83d\ude00 the test', []],
])('%j names %j', (text, numbers) => expect(readOrderNumbers(text)).toEqual(numbers));

test('at most five numbers are read from one text', () => {
  const numbers = Array.from({ length: 50 }, () => drawOrderNumber(cryptoRandom, 0));
  expect(readOrderNumbers(numbers.join(' ')).length).toBe(5);
});
