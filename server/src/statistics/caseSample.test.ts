import { expect, test } from 'vitest';
import { createCaseSample } from './caseSample.ts';

const ids = Array.from({ length: 2000 }, (_, i) => `1767225600000-test${String(i).padStart(8, '0')}`);
/** Each pattern holds the number of its case. */
const patternOf = (id: string) => new Uint8Array(Uint16Array.of(ids.indexOf(id)).buffer);
const numberIn = (pattern: Uint8Array) => new Uint16Array(pattern.slice().buffer)[0] ?? 0;

function drawn(order: readonly string[], limit: number): number[] {
  const sample = createCaseSample(limit);
  for (const id of order) sample.add(id, patternOf(id));
  return sample.patterns().map(numberIn);
}

test('the same cases are drawn in the same order, in any order of arrival', () => {
  const first = drawn(ids, 100);
  expect(first).toHaveLength(100);
  expect(new Set(first).size).toBe(100);
  expect(drawn([...ids].reverse(), 100)).toEqual(first);
  const halves = [...ids.filter((_, i) => i % 2 === 1), ...ids.filter((_, i) => i % 2 === 0)];
  expect(drawn(halves, 100)).toEqual(first);
});

test('a smaller sample is the beginning of a larger one, and one that is large enough has all', () => {
  expect(drawn(ids, 500).slice(0, 100)).toEqual(drawn(ids, 100));
  expect([...drawn(ids, 5000)].sort((a, b) => a - b)).toEqual(ids.map((_, i) => i));
});

test('ids that differ in their last letters are drawn from everywhere', () => {
  const tenths = Array<number>(10).fill(0);
  for (const number of drawn(ids, 500)) {
    const tenth = Math.floor(number / 200);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  // 50 are expected in each tenth; five standard deviations are 30.
  for (const count of tenths) expect(Math.abs(count - 50)).toBeLessThan(30);
});

test('a case that came before the patterns were read may be joined by later ones', () => {
  const sample = createCaseSample(100);
  for (const id of ids.slice(0, 1000)) sample.add(id, patternOf(id));
  sample.patterns();
  for (const id of ids.slice(1000)) sample.add(id, patternOf(id));
  expect(sample.patterns().map(numberIn)).toEqual(drawn(ids, 100));
});
