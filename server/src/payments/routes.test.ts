import { stripeRoutes } from '@quotient/contract';
import { expect, test, vi } from 'vitest';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

test('the demo checkout shows the one-time fee of 1.00', async () => {
  const { finished, openCheckout, call } = createTestApp();
  const { id } = await openCheckout(await finished());
  const { body } = await call('GET', `/api/demo-checkouts/${id}`);
  expect(body).toMatchObject({ state: 'open', price: { amountMinor: 100, currency: 'EUR' } });
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

test('the whole way: unpaid, pending, paid, and then nothing more to pay', async () => {
  const app = createTestApp();
  const session = await app.finished();
  expect(await app.statusOf(session)).toBe('unpaid');
  const { id } = await app.openCheckout(session);
  expect(await app.statusOf(session)).toBe('pending');
  await app.decide(id, 'pay');
  app.time.now += 1000;
  expect(await app.statusOf(session)).toBe('paid');
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

test('a checkout shows what was confirmed: a payment that does not match does not count', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const [checkout] = (await app.ports.store.testSessions.get(session.id))?.checkouts ?? [];
  const path = `/api/checkouts/checkout_${checkout?.idempotencyKey}`;
  script.report = { status: 'paid', amountMinor: 1 };
  // the money was received, and an operator must look at it
  expect((await app.call('GET', path)).body).toEqual({ status: 'processing' });
  script.report = { status: 'paid', sessionId: '1767225600000-someone0else' };
  app.time.now += 1000;
  expect(await app.fail('GET', path)).toEqual([404, 'checkout_not_found']);
  script.retrieveFails = true;
  app.time.now += 1000;
  expect(await app.fail('GET', path)).toEqual([502, 'payment_provider_failed']);
});

test('nothing is revealed about an unknown checkout', async () => {
  const { fail } = createTestApp();
  expect(await fail('GET', '/api/checkouts/demo_0123456789')).toEqual([404, 'checkout_not_found']);
  expect(await fail('GET', '/api/checkouts/x')).toEqual([400, 'invalid_request']);
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
  expect(await app.statusOf(session)).toBe('paid');
});

test("a provider's own route makes the session paid before anybody asks, also when it is called twice and at once", async () => {
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({
    payments: {
      ...payments,
      mount: ({ mount, apply }) =>
        mount(stripeRoutes.receiveStripeEvent, async ({ c }) => {
          await apply(await c.req.json());
          return undefined;
        }),
    },
  });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const stored = async () => (await app.store.testSessions.get(session.id))?.checkouts[0];
  const attempt = await stored();
  const checkoutId = `checkout_${attempt?.idempotencyKey}`;
  const hear = async (body: object) => {
    const answer = await app.app.request(stripeRoutes.receiveStripeEvent.path, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const event = { id: 'event_1', checkoutId, sessionId: session.id };
  script.retrieveFails = true;
  expect(await hear(event)).toBe(502);
  script.retrieveFails = false;
  script.report = { status: 'paid' };
  expect(await hear({ ...event, checkoutId: 'checkout_of_nobody' })).toBe(204);
  expect(await stored()).toEqual(attempt);
  const retrieved = script.retrieved;
  expect(await Promise.all(Array.from({ length: 200 }, () => hear(event)))).toEqual(Array(200).fill(204));
  expect(script.retrieved).toBe(retrieved + 1); // all but the first found it applied
  script.retrieveFails = true; // nobody can ask any more, and nobody must
  expect(await stored()).toMatchObject({ state: 'paid' });
  const record = await app.store.testSessions.get(session.id);
  expect(record?.appliedPaymentEvents).toEqual([
    'checkout_of_nobody:unmatched',
    `${checkoutId}:paid`,
    'event_1',
  ]);
  expect((await app.call('GET', pathOf(session, '/results'), session)).status).toBe(200);
});

test('of one checkout the provider is asked at most once a second, also by those who have no token', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const open = async () => {
    await app.call('POST', '/api/create-payment', await app.finished());
    return `/api/checkouts/checkout_${asked.at(-1)?.idempotencyKey}`;
  };
  const path = await open();
  const statuses = () => Promise.all([1, 2, 3].map(async () => (await app.call('GET', path)).body.status));
  expect(await statuses()).toEqual(['open', 'open', 'open']);
  expect(script.retrieved).toBe(1);
  app.time.now += 999;
  expect(await statuses()).toEqual(['open', 'open', 'open']);
  expect(script.retrieved).toBe(1);
  script.report = { status: 'paid' };
  app.time.now += 1;
  expect(await statuses()).toEqual(['paid', 'paid', 'paid']);
  expect(script.retrieved).toBe(2);

  script.report = {};
  expect((await app.call('GET', await open())).body).toEqual({ status: 'open' });
  expect(script.retrieved).toBe(3);
});

test('a checkout that is asked about by its id alone may be made up, so its question comes last', async () => {
  const { payments } = createScriptedPayments();
  const ranks: unknown[] = [];
  const app = createTestApp({
    payments: {
      ...payments,
      retrieveCheckout: (id, by) => {
        ranks.push(by);
        return payments.retrieveCheckout(id);
      },
    },
  });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const [checkout] = (await app.store.testSessions.get(session.id))?.checkouts ?? [];
  for (let i = 0; i < 3; i += 1) await app.call('GET', `/api/checkouts/cs_test_made_up_${i}`);
  await app.call('GET', `/api/checkouts/${session.id}.${checkout?.idempotencyKey}`);
  app.time.now += 1000;
  await app.call('GET', `/api/checkouts/${session.id}.${checkout?.idempotencyKey}`);
  expect(ranks).toEqual(['stranger', 'stranger', 'stranger', 'event', 'poll']);
});
