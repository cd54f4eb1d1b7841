import * as v from 'valibot';
import type { Random } from '../base/ports.ts';

/** Letters and digits that look and sound different: no I, L, O, 0 and 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 27 thousand million numbers a year: nobody finds one by trying. */
const LENGTH = 7;
/** Most numbers that are looked for in one text. */
const MOST_READ = 5;

/** Number of an order, such as `Q-2026-7KM3XWA`, as a person types it from a receipt. */
export const OrderNumberSchema = v.pipe(v.string(), v.regex(/^Q-\d{4}-[A-HJKMNP-Z2-9]{7}$/));

/** Draws an order number, which may be taken already. `at`: time of the contract, in milliseconds since the epoch. */
export function drawOrderNumber(random: Random, at: number): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[random.below(LETTERS.length)]);
  return `Q-${new Date(at).getUTCFullYear()}-${letters.join('')}`;
}

/** Value of a digit of any script: Arabic keyboards type `٢٠٢٦`. Digits of a script follow each other from its zero. */
function digitOf(letter: string): string {
  let zero = letter.codePointAt(0) ?? 0;
  const start = zero;
  while (start - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(start - zero);
}

/**
 * Finds the order numbers in what a person wrote: in any case, with spaces and any dashes or none. Each once, the first
 * five.
 */
export function readOrderNumbers(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (letter) => (/\d/.test(letter) ? letter : digitOf(letter)))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const found = plain.matchAll(/(?=Q(\d{4})([A-HJKMNP-Z2-9]{7}))/g);
  return [...new Set(Array.from(found, ([, year, letters]) => `Q-${year}-${letters}`))].slice(0, MOST_READ);
}
