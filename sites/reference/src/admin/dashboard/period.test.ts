import { expect, test } from 'vitest';
import { addressOf, faultOf, type PeriodName, selectionOf } from './period.ts';

const none = { partner: '', locale: '', set: '' };
const asked = (address: string, today = '2026-11-23') => selectionOf(new URLSearchParams(address), today);

test.each<[PeriodName, today: string, from: string, to: string]>([
  ['today', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['7d', '2026-03-03', '2026-02-25', '2026-03-03'],
  ['30d', '2026-11-23', '2026-10-25', '2026-11-23'],
  ['90d', '2026-11-23', '2026-08-26', '2026-11-23'],
  ['month', '2026-11-23', '2026-11-01', '2026-11-23'],
  ['last-month', '2026-11-23', '2026-10-01', '2026-10-31'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['year', '2026-11-23', '2026-01-01', '2026-11-23'],
])('%s on %s is from %s to %s', (period, today, from, to) => {
  expect(asked(`period=${period}`, today)).toEqual({ period, from, to, ...none });
});

test('an address keeps a period of its own, and every filter', () => {
  const address = 'period=own&from=2026-01-30&to=2026-02-02&partner=acme&locale=de&set=visual';
  const selection = asked(address);
  expect(selection).toEqual({
    period: 'own',
    from: '2026-01-30',
    to: '2026-02-02',
    partner: 'acme',
    locale: 'de',
    set: 'visual',
  });
  expect(addressOf(selection).toString()).toBe(address);
});

test('the usual period leaves nothing in the address', () => {
  expect(addressOf(asked('')).toString()).toBe('');
});

test.each(['period=ever', 'period=own', 'period=own&from=2026-02-30&to=2026-03-01', 'set=all'])(
  'what is wrong in an address (%s) is as if it were not there',
  (address) => expect(asked(address)).toEqual(asked('')),
);

test.each([
  ['', '2026-01-01', 'missing'],
  ['2026-02-30', '2026-03-01', 'missing'],
  ['2026-01-02', '2026-01-01', 'order'],
  ['2020-01-01', '2026-01-01', 'length'],
  ['2026-01-01', '2026-01-01', undefined],
])('from "%s" to "%s": %s', (from, to, fault) => {
  expect(faultOf(from, to)).toBe(fault);
});
