import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { sessionRoutes } from './sessionRoutes.ts';

const faults = (schema: GenericSchema, value: unknown) =>
  (safeParse(schema, value).issues ?? []).map((issue) => getDotPath(issue));
const id = '1767225600000-k3v9x2m8q1';
const price = { amountMinor: 99, currency: 'EUR' };

test.each([
  [{ from: '2026-02-30' }, 'from'],
  [{ state: 'stolen' }, 'state'],
  [{ tooFast: 'no' }, 'tooFast'],
  [{ before: '12' }, 'before'],
  [{ locale: 'x'.repeat(36) }, 'locale'],
  [{ partner: 'x'.repeat(101) }, 'partner'],
])('tests cannot be looked for by %j', (query, field) => {
  expect(faults(sessionRoutes.searchSessions.query, { set: 'main', tooFast: 'yes', ...query })).toEqual([
    field,
  ]);
});

test.each([
  [` ${id} `, true],
  ['cs_test_0123456789', true],
  ['too-short', false],
  ['../../../etc/passwd', false],
  ['x'.repeat(101), false],
])('%j may be a number of something: %j', (text, fits) => {
  expect(safeParse(sessionRoutes.findSession.query, { text }).success).toBe(fits);
});

test('a refund requires the price that the operator saw, and missing fields are refused', () => {
  const { body } = sessionRoutes.refundSession;
  expect(faults(body, { price, takeBack: false })).toEqual([]);
  expect(faults(body, { price })).toEqual(['takeBack']);
  expect(faults(body, { price: { ...price, amountMinor: 0.5 }, takeBack: true })).toEqual([
    'price.amountMinor',
  ]);
  expect(faults(body, { price: { ...price, amountMinor: -99 }, takeBack: true })).toEqual([
    'price.amountMinor',
  ]);
  expect(faults(body, { price: { ...price, partial: true }, takeBack: true })).toEqual(['price.partial']);
});

test('deleting a test requires its id again', () => {
  expect(faults(sessionRoutes.eraseSession.body, {})).toEqual(['id']);
  expect(faults(sessionRoutes.eraseSession.body, { id, force: true })).toEqual(['force']);
});
