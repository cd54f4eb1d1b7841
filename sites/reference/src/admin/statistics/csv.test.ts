import type { SetStatistics } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { statisticsCsv } from './csv.ts';

const statistics: SetStatistics = {
  verdict: 'full',
  cases: 240,
  leftOut: { unfinished: 0, repeated: 0, tooFast: 0, otherQuestions: 0 },
  questionCount: 2,
  mean: 1,
  deviation: 0.5,
  distribution: [60, 120, 60],
  reliability: null,
  standardError: null,
  questions: [
    {
      id: 1,
      optionCount: 4,
      right: 180,
      shareRight: { value: 0.75, low: 0.6915, high: 0.8006 },
      discrimination: 0.312,
      alphaWithout: null,
      time: { cases: 200, lowerSeconds: 10, medianSeconds: 20.5, upperSeconds: 31 },
      omitted: 3,
      notReached: 0,
      flags: [
        { code: 'long-time', medianSeconds: 120, limitSeconds: 112.5 },
        { code: 'unused-option', options: 2 },
      ],
    },
    {
      id: 2,
      optionCount: 4,
      right: 0,
      shareRight: null,
      discrimination: -0.1,
      alphaWithout: 0.8,
      time: null,
      omitted: 0,
      notReached: 0,
      flags: [],
    },
  ],
};

test('every question is a line; what is not given is empty, and flags stand in one cell', () => {
  const [head, ...lines] = statisticsCsv(statistics).trimEnd().split('\r\n');
  expect(head).toMatch(/^question,cases,right,share_right,/);
  expect(lines).toEqual([
    '1,240,180,0.75,0.6915,0.8006,0.312,,200,10,20.5,31,3,0,long-time unused-option',
    '2,240,0,,,,-0.1,0.8,,,,,0,0,',
  ]);
});
