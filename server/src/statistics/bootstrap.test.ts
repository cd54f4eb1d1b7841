import { expect, test } from 'vitest';
import { bootstrapAlpha, MOST_CASES, RESAMPLES } from './bootstrap.ts';
import { createCaseSample } from './caseSample.ts';
import { lsat6 } from './lsat6.fixture.ts';

const breathe = async () => {};
const patterns = lsat6.map((pattern) => Uint8Array.from(pattern));

test('the interval is about as wide as theory has it', async () => {
  const interval = await bootstrapAlpha(patterns, breathe);
  // For parallel questions alpha varies by 2 k (1 − alpha)² / ((k − 1) n): van Zyl, Neudecker and Nel, Psychometrika
  // 65, 2000, 271–280. Here √(2.5 · 0.705² / 1000) = 0.0352, so alpha 0.295 is between 0.226 and 0.364.
  expect(Math.abs((interval?.low ?? 0) - 0.226)).toBeLessThan(0.02);
  expect(Math.abs((interval?.high ?? 0) - 0.364)).toBeLessThan(0.02);
});

test('the same cases give the same interval', async () => {
  expect(await bootstrapAlpha(patterns, breathe)).toEqual(await bootstrapAlpha(patterns, breathe));
});

test('if alpha is not defined there is no interval', async () => {
  expect(await bootstrapAlpha([], breathe)).toBeNull();
  const alike = Array.from({ length: 60 }, () => Uint8Array.of(1, 0, 1));
  expect(await bootstrapAlpha(alike, breathe)).toBeNull();
});

test('others may go on between any two draws', async () => {
  let breaths = 0;
  await bootstrapAlpha(patterns, async () => {
    breaths += 1;
  });
  expect(breaths).toBe(RESAMPLES);
});

test('of many cases some are drawn, the same ones in whatever order they come', () => {
  const ids = Array.from({ length: 500 }, (_, i) => `${1_767_225_600_000 + i}-person`);
  const drawn = (order: readonly string[]) => {
    const sample = createCaseSample(40);
    for (const id of order) sample.add(id, Uint8Array.of(ids.indexOf(id) % 251));
    return sample.patterns();
  };
  expect(drawn(ids)).toHaveLength(40);
  expect(drawn([...ids].reverse())).toEqual(drawn(ids));
  // From all of them, not the first: about a fifth of the drawn ones is in each fifth.
  const places = drawn(ids).map(([place = 0]) => place);
  expect(places.filter((place) => place < 125).length).toBeGreaterThan(8);
  expect(places.filter((place) => place >= 125).length).toBeGreaterThan(8);
});

test('of few cases all are taken', () => {
  const sample = createCaseSample();
  for (const [i, pattern] of patterns.entries()) sample.add(`${i}`, pattern);
  expect(sample.patterns()).toHaveLength(1000);
  expect(MOST_CASES).toBeGreaterThan(1000);
});
