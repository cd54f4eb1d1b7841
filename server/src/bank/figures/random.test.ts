import { expect, test } from 'vitest';
import { drawsFrom } from './random.ts';

const many = (seed: string, count = 8) => {
  const { next } = drawsFrom(seed);
  return Array.from({ length: count }, next);
};

test('the same seed draws the same, every time', () => {
  expect(many('a seed')).toEqual(many('a seed'));
});

test('two seeds of which a hash of 32 bits (FNV-1a) makes the same number draw different things', () => {
  expect(many('opi4pij3zealcbyk')).not.toEqual(many('cykeczguogfoji2l'));
});

test('seeds that differ in one letter, or in length, share no draw', () => {
  const draws = ['', 'a', 'b', 'aa', 'ab', 'ba', '\0', '\0\0'].flatMap((seed) => many(seed));
  expect(new Set(draws).size).toBe(draws.length);
});

test('draws are spread evenly', () => {
  const { below } = drawsFrom('even');
  const counts = Array(10).fill(0);
  for (let i = 0; i < 10_000; i++) counts[below(10)] += 1;
  expect(Math.min(...counts)).toBeGreaterThan(880);
  expect(Math.max(...counts)).toBeLessThan(1120);
});

test('seeds that count upward are spread evenly as well', () => {
  const counts = Array(10).fill(0);
  for (let i = 0; i < 10_000; i++) counts[drawsFrom(`seed ${i}`).below(10)] += 1;
  expect(Math.min(...counts)).toBeGreaterThan(880);
  expect(Math.max(...counts)).toBeLessThan(1120);
});
