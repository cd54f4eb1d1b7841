import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../base/errors.ts';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp } from '../testing/testApp.ts';
import { fulfill } from './fulfill.ts';
import type { CheckoutReport } from './provider.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

const logged = ({ logged: entries }: ReturnType<typeof createTestApp>) => entries.map(({ event }) => event);

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

test('each change of a payment has the time at which the server heard of it', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const id = `checkout_${asked.at(-1)?.idempotencyKey}`;
  const heard: number[] = [];
  for (const status of ['processing', 'paid', 'paid', 'disputed', 'paid', 'refunded'] as const) {
    script.report = { status };
    app.time.now += 60_000;
    await fulfill(app.ports, id);
    heard.push(app.ports.clock.now());
  }
  const record = await app.store.testSessions.get(session.id);
  // a repeated `paid` isn't a change
  expect(record?.appliedPaymentEvents.map((mark) => mark.split(':')[1])).toEqual([
    'processing',
    'paid',
    'disputed',
    'paid',
    'refunded',
  ]);
  expect(record?.paymentTimes).toEqual(heard.filter((_, i) => i !== 2).map((at, index) => ({ index, at })));
});

test.each([
  ['another amount', { amountMinor: 1 }],
  ['another currency', { currency: 'USD' }],
  ['another session', { sessionId: '1767225600000-somebodyelse' }],
  ['no session', { sessionId: '' }],
] as [string, Partial<CheckoutReport>][])(
  'a payment with %s never counts, and the operator is notified',
  async (_, difference) => {
    const { payments, script } = createScriptedPayments();
    const { finished, call, fail, time, logged } = createTestApp({ payments });
    const session = await finished();
    await call('POST', '/api/create-payment', session);
    script.report = { status: 'paid', ...difference };
    time.now += 2000;
    expect(await fail('GET', pathOf(session, '/results'), session)).toEqual([402, 'payment_required']);
    expect(logged.map(({ event }) => event)).toEqual(['payment_mismatch', 'operator_notice']);
  },
);

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

test('of two paid checkouts the second is refunded, once, and the operator is notified', async () => {
  const { payments, script, asked, refunds } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  const open = async () => {
    await app.call('POST', '/api/create-payment', session);
    return { id: `checkout_${asked.at(-1)?.idempotencyKey}`, key: asked.at(-1)?.idempotencyKey ?? '' };
  };
  const first = await open();
  script.report = { status: 'closed' };
  await fulfill(app.ports, first.id);
  script.report = {};
  const second = await open();
  // The provider has taken the money of both all the same.
  const reports = (key: string) => ({ status: 'paid' as const, idempotencyKey: key });
  script.report = reports(first.key);
  expect(await fulfill(app.ports, first.id)).toBe('paid');
  script.report = reports(second.key);
  expect(await fulfill(app.ports, second.id)).toBe('refunded');
  expect(refunds).toEqual([`${second.key}-refund`]);
  const record = await app.store.testSessions.get(session.id);
  expect(record?.checkouts.map(({ state }) => state)).toEqual(['paid', 'refunded']);
  expect(record?.appliedPaymentEvents.slice(-3)).toEqual([
    `${first.id}:paid`,
    `${second.id}:duplicate`,
    `${second.id}:refunded`,
  ]);
  expect(logged(app)).toEqual(['payment_duplicate', 'operator_notice', 'payment_refunded']);
  expect(await app.statusOf(session)).toBe('paid');
});

test('a payment whose checkout we never heard the id of counts by its key', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  script.createFails = true;
  expect((await app.call('POST', '/api/create-payment', session)).status).toBe(502);
  const key = asked[0]?.idempotencyKey ?? '';
  script.report = { status: 'paid' };
  expect(await fulfill(app.ports, `checkout_${key}`)).toBe('paid');
  expect(await app.statusOf(session)).toBe('paid');
});

test('a refund closes the results, and a failed one opens them', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const id = `checkout_${asked[0]?.idempotencyKey}`;
  for (const [status, http] of [
    ['processing', 402],
    ['paid', 200],
    ['disputed', 402],
    ['paid', 200],
    ['refunded', 402],
  ] as const) {
    script.report = { status };
    await fulfill(app.ports, id);
    app.time.now += 1000;
    expect((await app.call('GET', pathOf(session, '/results'), session)).status, status).toBe(http);
    if (status === 'processing' || status === 'disputed') {
      expect((await app.fail('POST', '/api/create-payment', session))[1]).toBe(`payment_${status}`);
    }
  }
  script.report = { status: 'open' }; // a late answer
  expect(await fulfill(app.ports, id)).toBe('refunded');
  expect((await app.call('POST', '/api/create-payment', session)).status).toBe(200);
});

test('each dispute of a payment is reported once with its deadline, even if the deadline moves', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments, operatorAddress: 'me@example.org' });
  await app.call('POST', '/api/create-payment', await app.finished());
  const id = `checkout_${asked[0]?.idempotencyKey}`;
  for (const [dispute, day] of [
    ['dispute_1', 10],
    ['dispute_1', 15],
    ['dispute_2', 20],
    ['dispute_3', 20],
  ] as const) {
    script.report = { status: 'paid' };
    await fulfill(app.ports, id);
    const answerBy = Date.UTC(2026, 1, day);
    script.report = { status: 'disputed', dispute: { id: dispute, reason: 'general', answerBy } };
    for (let times = 0; times < 2; times += 1) await fulfill(app.ports, id);
  }
  await app.mail.deliverDue();
  expect(app.sentEmails.map(({ text }) => /February \d+/.exec(text)?.[0])).toEqual([
    'February 10',
    'February 20',
    'February 20',
  ]);
});

test('a checkout that the provider does not know, made under another key, makes space for another', async () => {
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  const pay = () => app.call('POST', '/api/create-payment', session);
  await pay();
  const { retrieveCheckout } = payments;
  payments.retrieveCheckout = () => Promise.reject(new ApiError('checkout_not_found'));
  expect((await pay()).status).toBe(200);
  const record = await app.store.testSessions.get(session.id);
  expect(record?.checkouts.map(({ state }) => state)).toEqual(['closed', 'open']);
  payments.retrieveCheckout = retrieveCheckout;
  script.report = { status: 'paid' };
  app.time.now += 1000;
  expect(await app.statusOf(session)).toBe('paid');
  payments.retrieveCheckout = () => Promise.reject(new ApiError('checkout_not_found'));
  expect((await app.call('DELETE', pathOf(session), session)).status).toBe(204);
});

test('an answer that was asked for earlier is not applied later', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const id = `checkout_${asked[0]?.idempotencyKey}`;
  const { retrieveCheckout } = payments;
  let answerLate = () => {};
  payments.retrieveCheckout = async (checkoutId) => {
    script.report = { status: 'paid' };
    const report = await retrieveCheckout(checkoutId);
    await new Promise<void>((resolve) => {
      answerLate = resolve;
    });
    return report;
  };
  const slow = fulfill(app.ports, id);
  await vi.waitFor(() => expect(script.retrieved).toBe(1));
  payments.retrieveCheckout = retrieveCheckout;
  script.report = { status: 'refunded' };
  const fast = fulfill(app.ports, id);
  answerLate();
  expect(await Promise.all([slow, fast])).toEqual(['paid', 'refunded']);
  expect(await app.statusOf(session)).toBe('refunded');
});
