import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { dashboardRoutes, MAX_PERIOD_DAYS } from './dashboard.ts';

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);
const problemsOf = (query: object) =>
  safeParse(dashboardRoutes.getDashboard.query, query).issues?.map(({ path, message }) => [
    path?.map(({ key }) => key).join('.'),
    message,
  ]);

test('a period is a day at least, and both of its ends belong to it', () => {
  expect(problemsOf({ from: dayAfter(0), to: dayAfter(0) })).toBeUndefined();
  expect(problemsOf({ from: dayAfter(1), to: dayAfter(0) })).toEqual([
    ['to', 'must not be before the first day'],
  ]);
});

test('a period that is too long by a day is refused', () => {
  expect(problemsOf({ from: dayAfter(0), to: dayAfter(MAX_PERIOD_DAYS - 1) })).toBeUndefined();
  expect(problemsOf({ from: dayAfter(0), to: dayAfter(MAX_PERIOD_DAYS) })?.[0]?.[0]).toBe('to');
});

test.each([
  [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
  [{ from: '2026-1-1', to: '2026-03-01' }, 'from'],
  [{ from: '2026-01-01', to: '2026-01-01', set: 'other' }, 'set'],
])('%j is wrong at %s', (query, field) => expect(problemsOf(query)?.[0]?.[0]).toBe(field));

test('a filter may be empty, as a form sends it', () => {
  const period = { from: dayAfter(0), to: dayAfter(0) };
  expect(problemsOf({ ...period, set: '', partner: '', locale: '' })).toBeUndefined();
});
