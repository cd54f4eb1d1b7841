import type { QuestionFlag } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { flagsOf, type Judged, limits } from './flags.ts';

const third = (...chosen: number[]) => ({
  cases: chosen.reduce((sum, each) => sum + each, 0),
  scores: { low: 0, high: 1 },
  chosen,
  unanswered: 0,
});

/** A question without any flag: four options, the second is right. */
const fine: Judged = {
  id: 1,
  keyIndex: 1,
  cases: 300,
  optionCount: 4,
  right: 180,
  shareRight: null,
  discrimination: 0.4,
  alphaWithout: 0.8,
  time: { cases: 300, lowerSeconds: 20, medianSeconds: 40, upperSeconds: 60 },
  omitted: 3,
  notReached: 9,
  thirds: { upper: third(5, 90, 4, 1), middle: third(20, 60, 10, 10), lower: third(40, 30, 15, 15) },
};
const timed = (medianSeconds: number) => ({
  time: { cases: 300, lowerSeconds: medianSeconds, medianSeconds, upperSeconds: medianSeconds },
});

test('a good question has no flags', () => {
  expect(flagsOf(fine)).toEqual([]);
});

const cases: [string, Partial<Judged>, QuestionFlag[]][] = [
  ['right for 286 of 300', { right: 286 }, [{ code: 'too-easy', share: 286 / 300, limit: 0.95 }]],
  ['right for 285 of 300, which is the limit', { right: 285 }, []],
  ['right for 89 of 300', { right: 89 }, [{ code: 'too-hard', share: 89 / 300, limit: 0.3, chance: 0.25 }]],
  ['right for 90 of 300, which is the limit', { right: 90 }, []],
  [
    'hardly related to the others',
    { discrimination: 0.149 },
    [{ code: 'low-discrimination', discrimination: 0.149, limit: 0.15 }],
  ],
  ['related to the others by the limit', { discrimination: limits.discrimination }, []],
  [
    'right for the weak',
    { discrimination: -0.05 },
    [{ code: 'negative-discrimination', discrimination: -0.05 }],
  ],
  ['no correlation at all', { discrimination: null }, []],
  [
    'a wrong option that the best prefer',
    { thirds: { ...fine.thirds, upper: third(55, 40, 4, 1) } },
    [{ code: 'wrong-option-preferred', share: 0.55, keyShare: 0.4 }],
  ],
  ['a wrong option as good as the key', { thirds: { ...fine.thirds, upper: third(48, 48, 3, 1) } }, []],
  [
    'an option that nobody takes',
    { thirds: { upper: third(5, 94, 1, 0), middle: third(30, 60, 10, 0), lower: third(40, 30, 30, 0) } },
    [{ code: 'unused-option', options: 1 }],
  ],
  [
    'options that nobody takes are counted, and none is named',
    { thirds: { upper: third(0, 99, 1, 0), middle: third(0, 90, 10, 0), lower: third(0, 70, 30, 0) } },
    [{ code: 'unused-option', options: 2 }],
  ],
  ['half take longer', timed(113), [{ code: 'long-time', medianSeconds: 113, limitSeconds: 112.5 }]],
  ['half are quicker', timed(4.9), [{ code: 'short-time', medianSeconds: 4.9, limitSeconds: 5 }]],
  ['no time was measured', { time: null }, []],
  ['often left out', { omitted: 31 }, [{ code: 'often-omitted', share: 31 / 300, limit: 0.1 }]],
  ['often not reached', { notReached: 61 }, [{ code: 'often-not-reached', share: 61 / 300, limit: 0.2 }]],
];

test.each(cases)('%s', (_, changes, flags) => {
  expect(flagsOf({ ...fine, ...changes })).toEqual(flags);
});

test('the gravest comes first', () => {
  const bad = { right: 40, discrimination: -0.1, omitted: 60, notReached: 100, ...timed(200) };
  expect(flagsOf({ ...fine, ...bad }).map(({ code }) => code)).toEqual([
    'negative-discrimination',
    'too-hard',
    'often-omitted',
    'often-not-reached',
    'long-time',
  ]);
});
