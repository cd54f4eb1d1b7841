import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test } from 'vitest';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp } from '../testing/testApp.ts';
import { fulfill } from './fulfill.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

afterEach(() => {
  brand.chargedPrice = { amountMinor: 100, currency: 'EUR' };
});

test('a canceled checkout is not pending any more', async () => {
  const app = createTestApp();
  const session = await app.finished();
  await app.decide((await app.openCheckout(session)).id, 'cancel');
  expect(await app.statusOf(session)).toBe('unpaid');
});

test('a payment is applied once, however many learn of it at once', async () => {
  const app = createTestApp();
  const session = await app.finished();
  const { id } = await app.openCheckout(session);
  await app.decide(id, 'pay');
  await Promise.all([1, 2, 3, 4].map(() => fulfill(app.ports, id)));
  await fulfill(app.ports, id);
  const record = await app.store.testSessions.get(session.id);
  expect(record?.appliedPaymentEvents).toEqual([`${id}:paid`]);
  expect(record?.checkouts.map(({ state }) => state)).toEqual(['paid']);
});

test.each([
  ['another amount', { amountMinor: 1 }],
  ['another currency', { currency: 'USD' }],
  ['another session', { sessionId: '1767225600000-somebodyelse' }],
  ['no session', { sessionId: '' }],
])('a payment with %s never counts, and the operator is told', async (_, difference) => {
  const { payments, script } = createScriptedPayments();
  const { finished, call, fail, time, logged } = createTestApp({ payments });
  const session = await finished();
  await call('POST', '/api/create-payment', session);
  script.report = { status: 'paid', ...difference };
  time.now += 2000;
  expect(await fail('GET', pathOf(session, '/results'), session)).toEqual([402, 'payment_required']);
  expect(logged.map(({ event }) => event)).toContain('payment_mismatch');
});

test("a payment of another visitor's checkout does not count for mine", async () => {
  const { payments, script } = createScriptedPayments();
  const { finished, call, fail, time } = createTestApp({ payments });
  const [mine, theirs] = [await finished(), await finished()];
  await call('POST', '/api/create-payment', theirs);
  await call('POST', '/api/create-payment', mine);
  script.report = { status: 'paid', sessionId: theirs.id };
  time.now += 2000;
  expect(await fail('GET', pathOf(mine, '/results'), mine)).toEqual([402, 'payment_required']);
});

test('the price that was asked for is the one that must be paid, also after the price list has changed', async () => {
  const app = createTestApp();
  const session = await app.finished();
  const { id } = await app.openCheckout(session);
  brand.chargedPrice = { amountMinor: 250, currency: 'EUR' };
  await app.decide(id, 'pay');
  expect(await app.statusOf(session)).toBe('paid');
});
