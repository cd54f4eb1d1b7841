import { expect, test } from 'vitest';
import {
  defaultWithdrawalTable,
  endOfPeriod,
  lastDayOf,
  offerOf,
  rightIn,
  type WithdrawalRight,
} from './withdrawalTerms.ts';

const right: WithdrawalRight = {
  days: 14,
  law: 'A law',
  shown: true,
  immediatePerformance: 'no',
  informed: true,
};

test('without a file all of the EEA has 14 days, and everywhere else has them, too', () => {
  const { countries } = defaultWithdrawalTable;
  expect(Object.keys(countries)).toHaveLength(30);
  for (const country of ['DE', 'IS', 'GB', 'US', 'constructor', null])
    expect(rightIn(defaultWithdrawalTable, country)).toMatchObject({
      days: 14,
      shown: true,
      immediatePerformance: 'no',
    });
});

test('a known country has its own right; an unknown one the most generous of the table', () => {
  const table = {
    countries: {
      DE: { ...right, days: 30, immediatePerformance: 'ask' as const },
      FR: { ...right, days: 90, shown: false },
    },
    others: { ...right, days: 7 },
  };
  expect(rightIn(table, 'FR').days).toBe(90);
  expect(rightIn(table, 'DE')).toMatchObject({ days: 30, immediatePerformance: 'ask' });
  expect(rightIn(table, 'XX').days).toBe(7);
  expect(rightIn(table, null)).toMatchObject({ days: 30, immediatePerformance: 'no', shown: true });
  const extended = { ...table, others: { ...right, days: 7, informed: false } };
  expect(rightIn(extended, null)).toMatchObject({ days: 7, informed: false });
});

test('visitors of unknown country see the most generous right; a table without rights shows them nothing', () => {
  const hidden = { ...right, shown: false, immediatePerformance: 'ask' as const };
  const offered = (others: WithdrawalRight, DE = hidden) => offerOf({ countries: { DE }, others });
  expect(offerOf(undefined)).toEqual({ withdrawalDays: 14, asksConsent: false });
  expect(offered({ ...right, days: 30 })).toEqual({ withdrawalDays: 30, asksConsent: false });
  expect(offered({ ...hidden, shown: true, days: 7 })).toEqual({ withdrawalDays: 7, asksConsent: true });
  for (const none of [hidden, { ...hidden, shown: true, days: 0 }])
    expect(offered(none)).toEqual({ withdrawalDays: null, asksConsent: false });
});

// Regulation 1182/71, Article 3: the day of the event doesn't count, and a period doesn't end on a free day.
test.each([
  ['2026-01-01T00:00', 14, '2026-01-15'],
  ['2026-01-01T23:59', 14, '2026-01-15'],
  ['2026-01-02T12:00', 14, '2026-01-16'],
  ['2026-01-03T12:00', 14, '2026-01-19'],
  ['2026-01-04T12:00', 14, '2026-01-19'],
  ['2026-02-20T12:00', 14, '2026-03-06'],
  ['2028-02-15T12:00', 14, '2028-02-29'],
  ['2026-12-25T12:00', 14, '2027-01-08'],
])('a contract of %s with %i days can be withdrawn from until the end of %s', (at, days, last) => {
  const contractAt = Date.parse(`${at}Z`);
  expect(new Date(lastDayOf({ ...right, days }, contractAt)).toISOString().slice(0, 10)).toBe(last);
  // the last day ends last on Baker Island, twelve hours after UTC
  expect(endOfPeriod({ ...right, days }, contractAt)).toBe(Date.parse(`${last}T00:00Z`) + 36 * 3_600_000);
});

test('without the information the period ends twelve months later', () => {
  const last = lastDayOf({ ...right, informed: false }, Date.UTC(2026, 0, 1));
  expect(new Date(last).toISOString().slice(0, 10)).toBe('2027-01-15');
});
