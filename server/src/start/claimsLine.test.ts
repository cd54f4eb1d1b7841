import { expect, test } from 'vitest';
import { claimsLines } from './claimsLine.ts';

const claims = { testsTaken: '41+', accuracyPercent: 98, superlative: 'Best of all' };

test('each claim that is shown without data is named', () => {
  const [line] = claimsLines({ claims });
  for (const claim of ['"41+ tests taken"', '"98% accuracy rate"', '"Best of all"', "claims: 'live'"])
    expect(line).toContain(claim);
});

test('a claim that is hidden or proven is not named', () => {
  const [line] = claimsLines({ claims: { ...claims, superlative: null, proven: ['testsTaken'] } });
  expect(line).toContain('WITHOUT DATA: "98% accuracy rate";');
});

test('without such claims there is no line', () => {
  expect(claimsLines({ claims: 'live' })).toEqual([]);
  const proven = ['testsTaken', 'accuracyPercent', 'superlative'] as const;
  expect(claimsLines({ claims: { ...claims, proven } })).toEqual([]);
});
