import type { StartedTestSession, TestSession } from '@quotient/contract';
import { brand } from '@quotient/contract/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp, PUBLIC_URL } from '../testing/testApp.ts';
import { fulfill } from './fulfill.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;
const statusOf = async ({ call }: ReturnType<typeof createTestApp>, session: { id: string; token: string }) =>
  (await call<TestSession>('GET', pathOf(session), session)).body.paymentStatus;

afterEach(() => {
  brand.chargedPrice = { amountMinor: 100, currency: 'EUR' };
});

test('S006: the checkout is for the one-time fee of 1.00', async () => {
  const { finished, openCheckout, call } = createTestApp();
  const { id } = await openCheckout(await finished());
  const { body } = await call('GET', `/api/demo-checkouts/${id}`);
  expect(body).toMatchObject({ state: 'open', price: { amountMinor: 100, currency: 'EUR' } });
});

test('S225: the price of a session is 1.00, and it is what the provider is asked to charge', async () => {
  const { payments, asked } = createScriptedPayments();
  const { finished, call } = createTestApp({ payments });
  const session = await finished();
  expect(session.price).toEqual({ amountMinor: 100, currency: 'EUR' });
  await call('POST', '/api/create-payment', session);
  expect(asked.map(({ price }) => price)).toEqual([session.price]);
});

test('S196: create-payment is a POST with an empty body that answers a url, or an error with a message', async () => {
  const { payments, script } = createScriptedPayments();
  const { finished, call } = createTestApp({ payments });
  const session = await finished();
  script.createFails = true;
  const failed = await call('POST', '/api/create-payment', session);
  expect(failed).toMatchObject({ status: 502, body: { message: 'Failed to create checkout session' } });
  script.createFails = false;
  const { status, body } = await call<{ url: string }>('POST', '/api/create-payment', session);
  expect([status, body.url]).toEqual([200, expect.stringMatching(/^https:\/\/pay\.test\/[a-z0-9]{24}$/)]);
});

test('the provider is given the addresses to return to', async () => {
  const { finished, openCheckout, call } = createTestApp();
  const { id, url } = await openCheckout(await finished());
  expect(url).toBe(`${PUBLIC_URL}/demo-checkout?id=${id}`);
  expect((await call('GET', `/api/demo-checkouts/${id}`)).body).toMatchObject({
    successUrl: `${PUBLIC_URL}/payment-success?checkout=${id}`,
    cancelUrl: `${PUBLIC_URL}/payment-canceled?checkout=${id}`,
  });
});

test("the way back of a partner's checkout names the partner", async () => {
  const { call, finish, openCheckout } = createTestApp();
  const { body: session } = await call<StartedTestSession>('POST', '/api/test-sessions', {
    headers: { Origin: 'https://acme.example' },
    body: { partner: 'acme' },
  });
  await finish(session);
  const { id } = await openCheckout(session);
  expect((await call('GET', `/api/demo-checkouts/${id}`)).body).toMatchObject({
    successUrl: `${PUBLIC_URL}/payment-success?checkout=${id}&partner=acme`,
    cancelUrl: `${PUBLIC_URL}/payment-canceled?checkout=${id}&partner=acme`,
  });
});

test('the whole way: unpaid, pending, paid, and then nothing more to pay', async () => {
  const app = createTestApp();
  const session = await app.finished();
  expect(await statusOf(app, session)).toBe('unpaid');
  const { id } = await app.openCheckout(session);
  expect(await statusOf(app, session)).toBe('pending');
  await app.decide(id, 'pay');
  app.time.now += 1000;
  expect(await statusOf(app, session)).toBe('paid');
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([409, 'already_paid']);
  expect((await app.call('GET', pathOf(session, '/results'), session)).status).toBe(200);
});

test('the page that a checkout returns to learns what became of it, and learning makes the payment count', async () => {
  const app = createTestApp();
  const session = await app.finished();
  const { id } = await app.openCheckout(session);
  const statusAt = async (checkout: string) => (await app.call('GET', `/api/checkouts/${checkout}`)).body;
  expect(await statusAt(id)).toEqual({ status: 'open' });
  await app.decide(id, 'pay');
  app.time.now += 1000;
  expect(await statusAt(id)).toEqual({ status: 'paid' });
  expect((await app.ports.store.testSessions.get(session.id))?.checkouts).toMatchObject([{ state: 'paid' }]);

  const other = await app.finished();
  const canceled = await app.openCheckout(other);
  await app.decide(canceled.id, 'cancel');
  expect(await statusAt(canceled.id)).toEqual({ status: 'closed' });
});

test('what is said of a checkout is what was confirmed: a payment that does not match is none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const [checkout] = (await app.ports.store.testSessions.get(session.id))?.checkouts ?? [];
  const path = `/api/checkouts/checkout_${checkout?.idempotencyKey}`;
  script.report = { status: 'paid', amountMinor: 1 };
  expect((await app.call('GET', path)).body).toEqual({ status: 'open' });
  script.report = { status: 'paid', sessionId: '1767225600000-someone0else' };
  app.time.now += 1000;
  expect(await app.fail('GET', path)).toEqual([404, 'checkout_not_found']);
  script.retrieveFails = true;
  app.time.now += 1000;
  expect(await app.fail('GET', path)).toEqual([502, 'payment_provider_failed']);
});

test('a checkout that does not exist is told nothing about', async () => {
  const { fail } = createTestApp();
  expect(await fail('GET', '/api/checkouts/demo_0123456789')).toEqual([404, 'checkout_not_found']);
  expect(await fail('GET', '/api/checkouts/x')).toEqual([400, 'invalid_request']);
});

test('asking for the results is enough to learn that the checkout was paid', async () => {
  const { paid, call } = createTestApp();
  const session = await paid();
  expect((await call('GET', pathOf(session, '/results'), session)).status).toBe(200);
});

test('a second click gets the same checkout, one after the other or at once', async () => {
  const { payments, asked } = createScriptedPayments();
  const { finished, call } = createTestApp({ payments });
  const session = await finished();
  const pay = async () => (await call<{ url: string }>('POST', '/api/create-payment', session)).body.url;
  const urls = [...(await Promise.all([pay(), pay(), pay()])), await pay()];
  expect(new Set(urls).size).toBe(1);
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('a declined checkout can be tried again; a paid one is final', async () => {
  const app = createTestApp();
  const session = await app.finished();
  const { id, url } = await app.openCheckout(session);
  expect((await app.decide(id, 'decline')).state).toBe('declined');
  expect((await app.openCheckout(session)).url).toBe(url);
  expect((await app.decide(id, 'pay')).state).toBe('paid');
  for (const action of ['pay', 'decline', 'cancel']) {
    expect(await app.fail('POST', `/api/demo-checkouts/${id}/decision`, { body: { action } })).toEqual([
      409,
      'checkout_closed',
    ]);
  }
  expect(await statusOf(app, session)).toBe('paid');
});

test('after a cancel the next payment opens a new checkout, and that one can be paid', async () => {
  const app = createTestApp();
  const session = await app.finished();
  const first = await app.openCheckout(session);
  await app.decide(first.id, 'cancel');
  expect(
    await app.fail('POST', `/api/demo-checkouts/${first.id}/decision`, { body: { action: 'pay' } }),
  ).toEqual([409, 'checkout_closed']);
  const second = await app.openCheckout(session);
  expect(second.id).not.toBe(first.id);
  await app.decide(second.id, 'pay');
  expect(await statusOf(app, session)).toBe('paid');
});

test('a session has so many checkouts a day, and one of them can still be paid at the end', async () => {
  const app = createTestApp();
  const session = await app.finished();
  for (let i = 0; i < 50; i += 1) {
    await app.decide((await app.openCheckout(session)).id, 'cancel');
    app.time.now += 1000;
  }
  const refusal = await app.call('POST', '/api/create-payment', session);
  expect(refusal).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(refusal.headers.get('retry-after')).toBe(String(86_400 - 50));
  expect((await app.store.testSessions.get(session.id))?.checkouts).toHaveLength(50);

  app.time.now += 86_350_000;
  const last = await app.openCheckout(session);
  expect((await app.openCheckout(session)).id).toBe(last.id); // the open one is no new one
  await app.decide(last.id, 'pay');
  expect(await statusOf(app, session)).toBe('paid');
});

test('a canceled checkout is not pending any more', async () => {
  const app = createTestApp();
  const session = await app.finished();
  await app.decide((await app.openCheckout(session)).id, 'cancel');
  expect(await statusOf(app, session)).toBe('unpaid');
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

test("a provider's own route makes the session paid before anybody asks, also when it is called twice and at once", async () => {
  const { payments, script } = createScriptedPayments();
  const webhook = '/api/webhooks/scripted';
  const app = createTestApp({
    payments: {
      ...payments,
      mount: ({ app: server, fulfill }) =>
        server.post(webhook, async (c) => {
          const status = await fulfill((await c.req.json()).checkoutId);
          return c.json({ status }, status === undefined ? 404 : 200);
        }),
    },
  });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const stored = async () => (await app.store.testSessions.get(session.id))?.checkouts[0];
  const attempt = await stored();
  const checkoutId = `checkout_${attempt?.idempotencyKey}`;
  const hear = async (body: object) => {
    const answer = await app.app.request(webhook, { method: 'POST', body: JSON.stringify(body) });
    return [answer.status, await answer.json()];
  };
  expect(await hear({ checkoutId })).toEqual([200, { status: 'open' }]);
  script.retrieveFails = true;
  expect(await hear({ checkoutId })).toEqual([
    502,
    expect.objectContaining({ code: 'payment_provider_failed' }),
  ]);
  script.retrieveFails = false;
  script.report = { status: 'paid' };
  expect(await hear({ checkoutId: 'checkout_of_nobody' })).toEqual([404, {}]);
  expect(await stored()).toEqual(attempt);
  const paid = [200, { status: 'paid' }];
  expect(await Promise.all([hear({ checkoutId }), hear({ checkoutId })])).toEqual([paid, paid]);
  expect(await hear({ checkoutId })).toEqual(paid);
  script.retrieveFails = true; // nobody can ask any more, and nobody has to
  expect(await stored()).toMatchObject({ state: 'paid' });
  const record = await app.store.testSessions.get(session.id);
  expect(record?.appliedPaymentEvents).toEqual([`${checkoutId}:paid`]);
  expect((await app.call('GET', pathOf(session, '/results'), session)).status).toBe(200);
});

test('a payment that was made before the page asked for another checkout is not asked for twice', async () => {
  const app = createTestApp();
  const session = await app.paid();
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([409, 'already_paid']);
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
  expect(await statusOf(app, session)).toBe('paid');
});
