import { expect, test } from 'vitest';
import { createFinishedRecord, createRecord } from '../testing/records.ts';
import { packRow, unpackRow } from './packRow.ts';
import { rowOf } from './sessionRow.ts';
import { countsOf, createCountsSum, shownLocale } from './testCounts.ts';

const price = { amountMinor: 100, currency: 'EUR' };
const checkout = (state: 'open' | 'paid' | 'duplicate' | 'refunded' | 'disputed') =>
  ({ state, idempotencyKey: 'key', price, createdAt: 2, id: 'demo_0123456789', url: null }) as const;
const withCheckouts = (...states: Parameters<typeof checkout>[0][]) =>
  countsOf(rowOf({ ...createFinishedRecord(), checkouts: states.map(checkout) }));

test('a test that was only started counts as started and as nothing else', () => {
  const { steps, viewed, answeredEach, iqs, bands, money } = countsOf(rowOf(createRecord()));
  expect(Object.entries(steps).filter(([, count]) => count > 0)).toEqual([['started', 1]]);
  expect([...viewed, ...answeredEach].every((count) => count === 0)).toBe(true);
  expect([iqs, bands, money]).toEqual([{}, {}, {}]);
});

test('a finished test counts its IQ and the band of its score percent', () => {
  const record = createFinishedRecord();
  const { iq, band } = record.finish.score;
  const { steps, iqs, bands } = countsOf(rowOf(record));
  expect(steps).toMatchObject({ completed: 1, answered: 1, tooFast: 0, timedUp: 0 });
  expect([iqs, bands]).toEqual([{ [iq]: 1 }, { [band.low]: 1 }]);
});

test('one that was finished faster than it can be read has no score among the others', () => {
  const { finish, ...record } = createFinishedRecord();
  const { steps, iqs, bands } = countsOf(
    rowOf({ ...record, finish: { ...finish, finishedAt: record.startedAt + 1000 } }),
  );
  expect([steps.completed, steps.tooFast, iqs, bands]).toEqual([1, 1, {}, {}]);
});

test.each([
  [['open'], { checkoutOpened: 1, paid: 0 }, undefined],
  [['paid'], { paid: 1, refunded: 0 }, [1, 100, 0, 0]],
  [['paid', 'duplicate'], { paid: 1, refunded: 0 }, [2, 200, 0, 0]],
  [['paid', 'refunded'], { paid: 1, refunded: 1 }, [2, 200, 100, 0]],
  [['disputed'], { paid: 1, disputed: 1 }, [1, 100, 0, 100]],
] as const)(
  'checkouts that are %j are counted as money that came in and went out',
  (states, steps, amounts) => {
    const tally = withCheckouts(...states);
    expect(tally.steps).toMatchObject(steps);
    const money = tally.money.EUR;
    expect(money && [money.payments, money.revenueMinor, money.refundedMinor, money.disputedMinor]).toEqual(
      amounts,
    );
  },
);

test('what is taken away again leaves nothing, and the order does not matter', () => {
  const all = [
    countsOf(rowOf(createRecord())),
    countsOf(rowOf({ ...createRecord(), partner: 'acme', locale: 'de-CH' })),
    withCheckouts('paid', 'refunded'),
  ];
  const sum = createCountsSum(all);
  expect(sum.list()).toEqual(createCountsSum([...all].reverse()).list());
  expect(sum.list()).toHaveLength(2);
  for (const tally of all) sum.subtract(tally);
  expect(sum.list()).toEqual([]);
});

test.each([
  [null, 'en'],
  ['de-CH', 'de'],
  ['it', 'en'],
  ['ar', 'ar'],
])('a test asked for in %s was shown in %s', (locale, shown) => expect(shownLocale(locale)).toBe(shown));

test('a row is stored and read back as it was', () => {
  const row = rowOf({ ...createFinishedRecord(), checkouts: [checkout('paid')] });
  expect(unpackRow(row.id, packRow(row))).toEqual(row);
});
