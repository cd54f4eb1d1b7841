import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { statisticsRoutes } from './statistics.ts';

const { getStatistics, getOptionTable } = statisticsRoutes;

test('the numbers of a set are asked for with any part of a selection, and each day must be one', () => {
  const fits = (query: object) => safeParse(getStatistics.query, { set: 'main', ...query }).success;
  expect(fits({})).toBe(true);
  expect(fits({ to: '2026-01-31', partner: 'acme' })).toBe(true);
  expect(fits({ from: '2026-02-30' })).toBe(false);
  expect(fits({ set: 'other' })).toBe(false);
});

test.each(['0', '1', '9999'])('%s may be the number of a question', (id) => {
  expect(safeParse(getOptionTable.params, { set: 'main', id }).success).toBe(true);
});

test.each(['', '-1', '1.5', '10000', '1e2', ' 1'])('%j is no number of a question', (id) => {
  expect(safeParse(getOptionTable.params, { set: 'main', id }).success).toBe(false);
});

test('a table of options shows the key, so asking for it is written down', () => {
  expect(getOptionTable.action).toBe('question.reveal');
  expect(getStatistics).not.toHaveProperty('action');
});
