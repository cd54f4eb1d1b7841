import { fixtureQuestions } from '@quotient/fixtures';
import { expect, test } from 'vitest';
import { bandOf, computeScorePercent, createSeedModel } from './seedModel.ts';
import { chanceBelow, effectiveCount, normalShareBelow, toInterval } from './uncertainty.ts';

const twenty = fixtureQuestions.map((question) => ({ ...question, points: 5 as const }));
const model = createSeedModel();
const intervalAt = (scorePercent: number, iq: number) => model.intervalOf({ scorePercent, iq }, twenty);

test('the normal distribution is that of the tables', () => {
  expect(normalShareBelow(0)).toBeCloseTo(0.5, 7);
  expect(normalShareBelow(-1)).toBeCloseTo(0.1586553, 7);
  expect(normalShareBelow(1)).toBeCloseTo(0.8413447, 7);
  expect(normalShareBelow(-1.96)).toBeCloseTo(0.0249979, 6);
  expect(normalShareBelow(3)).toBeCloseTo(0.9986501, 6);
});

test('questions of unequal points count for fewer than they are', () => {
  expect(effectiveCount([5, 5, 5, 5])).toBe(4);
  // 30² / (25 + 25 + 100 + 100)
  expect(effectiveCount([5, 5, 10, 10])).toBe(3.6);
});

test('the chance that the true share is lower follows the score test, also at nothing and everything right', () => {
  // (0.45 − 0.5) / √(0.45 · 0.55 / 20) = −0.44947
  expect(chanceBelow(0.45, 0.5, 20)).toBeCloseTo(0.32654, 4);
  // (0.95 − 1) / √(0.95 · 0.05 / 20) = −1.02598
  expect(chanceBelow(0.95, 1, 20)).toBeCloseTo(0.15245, 4);
  // 0.35 / √(0.35 · 0.65 / 20) = 3.28165
  expect(chanceBelow(0.35, 0, 20)).toBeCloseTo(0.99948, 4);
  expect([chanceBelow(0, 0, 20), chanceBelow(1, 1, 20)]).toEqual([0, 1]);
});

test('the interval is what one computes by hand from the table', () => {
  // Below 35, 45, 55 and 65 percent: 0.07980, 0.32654, 0.67346, 0.92020. The 16th percentile is the fourth number of the
  // band 70–79, the 84th the seventh of 90–99.
  expect(intervalAt(50, 84)).toMatchObject({ low: 73, high: 96 });
  // 0.15245 is below the band 140–149, 0.08476 is on each of its numbers.
  expect(intervalAt(100, 144)).toMatchObject({ low: 140, high: 148 });
  // 0.09995 is on each number of the band 60–69.
  expect(intervalAt(0, 64)).toMatchObject({ low: 61, high: 68 });
});

test('the standard error is the deviation of what the number may be', () => {
  const sure = [60, 61, 62, 63, 64, 65, 66, 67, 68, 69].map((iq) => ({ iq, chance: 0.1 }));
  // The digit alone: √(99 / 12) = 2.872
  expect(toInterval(sure, 64)).toEqual({ low: 61, high: 68, standardError: 2.9 });
  const two = [
    { iq: 90, chance: 0.5 },
    { iq: 110, chance: 0.5 },
  ];
  expect(toInterval(two, 100)).toEqual({ low: 90, high: 110, standardError: 10 });
});

test('the shown score is never outside', () => {
  expect(intervalAt(100, 149)).toMatchObject({ low: 140, high: 149 });
  expect(intervalAt(0, 60)).toMatchObject({ low: 60, high: 68 });
});

test('more questions make it narrower', () => {
  const widthOf = (times: number) => {
    const questions = Array.from({ length: times }, () => twenty).flat();
    const { low, high } = model.intervalOf({ scorePercent: 70, iq: 104 }, questions);
    return high - low;
  };
  expect(widthOf(4)).toBeLessThan(widthOf(1));
  expect(widthOf(16)).toBeLessThan(widthOf(4));
});

test('a model that clamps keeps its interval in the stated range', () => {
  const clamping = createSeedModel({ clampToStatedRange: true });
  expect(clamping.intervalOf({ scorePercent: 50, iq: 85 }, twenty)).toMatchObject({ low: 85, high: 96 });
});

/** Random numbers from 0 up to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test('of simulated takers, about two thirds have their true number in the interval', () => {
  const TAKERS = 8000;
  const random = createRandom(20);
  const digit = () => Math.floor(10 * random());
  const questions = fixtureQuestions;
  let held = 0;
  for (let taker = 0; taker < TAKERS; taker += 1) {
    const trueShare = 0.3 + 0.7 * random();
    const trueIq = bandOf(100 * trueShare).low + digit();
    const answers = questions.map(({ correct }) => (random() < trueShare ? correct : -1));
    const scorePercent = computeScorePercent({ questions, answers });
    const iq = bandOf(scorePercent).low + digit();
    const { low, high } = model.intervalOf({ scorePercent, iq }, questions);
    if (low <= trueIq && trueIq <= high) held += 1;
  }
  expect(held / TAKERS).toBeGreaterThan(0.66);
  expect(held / TAKERS).toBeLessThan(0.73);
});
