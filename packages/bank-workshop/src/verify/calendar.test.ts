import { expect, test } from 'vitest';
import {
  calendarDays,
  handsAt,
  kindsOfYears,
  minutesUntil,
  monthsOf,
  timeOfDay,
  timesIn,
  weekdays,
} from './calendar.ts';

test('days continue through leap years and ends of years', () => {
  const days = calendarDays(2023, 2024);
  expect(days).toHaveLength(365 + 366);
  expect(days[0]).toEqual({ year: 2023, month: 1, day: 1, weekday: weekdays.indexOf('Sunday') });
  expect(days.find(({ month, day }) => month === 2 && day === 29)).toEqual({
    year: 2024,
    month: 2,
    day: 29,
    weekday: weekdays.indexOf('Thursday'),
  });
  for (const [i, { weekday }] of days.slice(1).entries())
    expect(weekday).toBe(((days[i]?.weekday ?? 0) + 1) % 7);
});

test('months have their days', () => {
  const lengths = (year: number) => monthsOf(year).map(({ length }) => length);
  expect(lengths(2025)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  expect(lengths(2024)[1]).toBe(29);
});

test('there are 14 kinds of years', () => {
  expect(kindsOfYears()).toHaveLength(14);
});

test('times are read and written', () => {
  expect(timesIn('from 7:05 to 14:20')).toEqual([425, 860]);
  expect(timeOfDay(860)).toBe('14:20');
  expect(timeOfDay(24 * 60 + 5)).toBe('00:05');
});

test('the hands of a clock are known at any minute', () => {
  expect(handsAt(15 * 60 + 20)).toEqual([200, 240]);
  expect(handsAt(6 * 60)).toEqual([360, 0]);
  expect(handsAt(12 * 60 + 30)).toEqual([30, 360]);
});

test('time passes minute by minute until something is so, or is said never to be', () => {
  expect(minutesUntil((minute) => minute > 0 && minute % 15 === 0 && minute % 20 === 0)).toBe(60);
  expect(() => minutesUntil(() => false, 100)).toThrow('within 100 minutes');
});
