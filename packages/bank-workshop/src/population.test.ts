import { bank } from '@quotient/server/bank/bank';
import { describe, expect, test } from 'vitest';
import { chanceRight, spreadAt, spreadOverPopulation } from './population.ts';

const options = ['a', 'b', 'c', 'd', 'e'];

test('who knows nothing guesses, and who knows half of such questions guesses the other half', () => {
  expect(chanceRight({ difficulty: 'hard', options }, -Infinity)).toBeCloseTo(0.2);
  expect(chanceRight({ difficulty: 'medium', options }, 0)).toBeCloseTo(0.59);
  expect(chanceRight({ difficulty: 'easy', options }, Infinity)).toBeCloseTo(0.98);
});

test('the share of those who have everything right is computed as it can be counted', () => {
  const two = (bank[0]?.questions ?? []).slice(0, 2);
  const [first = 0, second = 0] = two.map((question) => chanceRight(question, 1));
  const { mean, atCeiling } = spreadAt(two, 1);
  expect(atCeiling).toBeCloseTo(first * second);
  const [one = 0, other = 0] = two.map(({ points }) => points);
  expect(mean).toBeCloseTo((100 * (first * one + second * other)) / (one + other));
});

describe.each(bank)('$set', ({ questions }) => {
  test('at most one visitor in fifty has everything right', () => {
    expect(spreadOverPopulation(questions).atCeiling).toBeLessThan(0.02);
  });

  test('scores are spread from guessers to experts, and nobody but an expert comes near the top', () => {
    const { mean, deviation } = spreadOverPopulation(questions);
    expect(mean).toBeGreaterThan(35);
    expect(mean).toBeLessThan(75);
    expect(deviation).toBeGreaterThan(15);
    const means = [-Infinity, -2, -1, 0, 1, 2, 3].map((ability) => spreadAt(questions, ability).mean);
    expect(means).toEqual([...means].sort((a, b) => a - b));
    expect(means[0]).toBeLessThan(30);
    expect(means.at(-1)).toBeGreaterThan(90);
  });
});
