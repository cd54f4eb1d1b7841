import type { DashboardCounts } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import { changeOf, everyIq, funnelOf, largestLoss, medianOf } from './numbers.ts';

const counts: DashboardCounts = {
  visits: 1000,
  started: 400,
  answered: 380,
  completed: 300,
  timedUp: 20,
  checkoutOpened: 150,
  paid: 100,
  refunded: 2,
  disputed: 0,
  mailed: 40,
  shared: 10,
  certified: 5,
  money: [],
};
const step = (of: DashboardCounts, key: string) => funnelOf(of).find((each) => each.key === key);

test('each step is compared with the first one and with the one before', () => {
  expect(step(counts, 'visits')).toMatchObject({ ofFirst: 1, ofBefore: null, lost: null });
  expect(step(counts, 'started')).toMatchObject({ ofFirst: 0.4, ofBefore: 0.4, lost: 600 });
  expect(step(counts, 'completed')).toMatchObject({ ofFirst: 0.3, lost: 80 });
  expect(largestLoss(funnelOf(counts))?.key).toBe('started');
});

test('what visitors do with a result is a part of the paid ones, and not doing it is no loss', () => {
  expect(step(counts, 'mailed')).toMatchObject({ ofBefore: 0.4, lost: null });
  expect(step(counts, 'certified')).toMatchObject({ ofBefore: 0.05, lost: null });
});

test.each([null, 0, 399])('with %s visits the tests that were started are the first step', (visits) => {
  const some = { ...counts, visits };
  expect(step(some, 'visits')).toMatchObject({ count: visits, ofFirst: null });
  expect(step(some, 'started')).toMatchObject({ ofFirst: 1, ofBefore: null, lost: null });
  expect(step(some, 'paid')).toMatchObject({ ofFirst: 0.25 });
});

test('of nothing there is no share, and from nothing no change', () => {
  expect(step({ ...counts, visits: 0, started: 0, answered: 0 }, 'answered')).toMatchObject({
    ofFirst: null,
  });
  expect(changeOf(3, 0)).toBeNull();
  expect(changeOf(3, 4)).toBe(-0.25);
});

test('the middle score, and every score of the bands', () => {
  const scores = {
    counted: 4,
    tooFast: 0,
    values: [
      { iq: 61, count: 1 },
      { iq: 70, count: 1 },
      { iq: 72, count: 2 },
    ],
    bands: [
      { low: 60, high: 61, fromPercent: 0, count: 1 },
      { low: 70, high: 72, fromPercent: 35, count: 3 },
    ],
  };
  expect(medianOf(scores)).toBe(70);
  expect(medianOf({ ...scores, counted: 0, values: [] })).toBeNull();
  expect(everyIq(scores).map(({ iq, count }) => `${iq}: ${count}`)).toEqual([
    '60: 0',
    '61: 1',
    '70: 1',
    '71: 0',
    '72: 2',
  ]);
});
