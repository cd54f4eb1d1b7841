import { expect, test } from 'vitest';
import { RECORD_ID } from '../testing/records.ts';
import { accountOf, dayOfAccount, dayOfId, hourOfId, hoursOf, keyOfAccount } from './groups.ts';

const day = '2026-01-01';

test('a row is listed by its hour, and a day count by its day; its name tells what it counts', () => {
  expect(hourOfId(RECORD_ID)).toBe('2026-01-01-00');
  for (const key of [
    { partner: null, locale: 'ar', set: 'main' },
    { partner: 'acme-of-berlin', locale: 'de', set: 'extended' },
  ] as const) {
    const name = accountOf(day, key);
    expect([dayOfAccount(name), keyOfAccount(name)]).toEqual([day, key]);
  }
});

test('a day is that of UTC on which the id begins, and has 24 hours', () => {
  expect(dayOfId(`${Date.UTC(2026, 0, 1) - 1}-k3v9x2m8q1`)).toBe('2025-12-31');
  expect(dayOfId(`${Date.UTC(2026, 0, 1)}-k3v9x2m8q1`)).toBe(day);
  expect([hoursOf(day)[0], hoursOf(day)[23], hoursOf(day).length]).toEqual([
    '2026-01-01-00',
    '2026-01-01-23',
    24,
  ]);
});
