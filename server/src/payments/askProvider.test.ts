import type { TestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import type { Payments } from '../ports.ts';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;
const statusOf = async ({ call }: ReturnType<typeof createTestApp>, session: { id: string; token: string }) =>
  (await call<TestSession>('GET', pathOf(session), session)).body.paymentStatus;

test('when the provider fails, nothing is half done: the next try starts afresh', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  const before = await app.store.testSessions.get(session.id);
  script.createFails = true;
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([502, 'payment_provider_failed']);
  expect(await app.store.testSessions.get(session.id)).toEqual(before);
  expect(await statusOf(app, session)).toBe('unpaid');
  script.createFails = false;
  expect((await app.call('POST', '/api/create-payment', session)).status).toBe(200);
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('the attempt is stored before the provider is called; after a crash the same key finds the same checkout', async () => {
  const { payments, asked } = createScriptedPayments();
  const store = createMemoryStore();
  let storedFirst: unknown;
  const watching: Payments = {
    ...payments,
    async createCheckout(checkout) {
      storedFirst = (await store.testSessions.get(checkout.sessionId))?.checkouts;
      return payments.createCheckout(checkout);
    },
  };
  const { finished, call } = createTestApp({ store, payments: watching });
  const session = await finished();
  await call('POST', '/api/create-payment', session);
  expect(storedFirst).toMatchObject([{ state: 'creating', idempotencyKey: asked[0]?.idempotencyKey }]);
  // As if the process had died before the provider's answer was stored.
  await store.testSessions.update(session.id, (record) => ({
    ...record,
    checkouts: storedFirst as typeof record.checkouts,
  }));
  await call('POST', '/api/create-payment', session);
  expect(asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    asked[0]?.idempotencyKey,
    asked[0]?.idempotencyKey,
  ]);
  expect((await store.testSessions.get(session.id))?.checkouts).toHaveLength(1);
});

test('a page that polls asks the provider at most once a second', async () => {
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  app.time.now += 10_000;
  for (let i = 0; i < 5; i += 1) await statusOf(app, session);
  expect(script.retrieved).toBe(1);
  app.time.now += 999;
  await statusOf(app, session);
  expect(script.retrieved).toBe(1);
  app.time.now += 1;
  await statusOf(app, session);
  expect(script.retrieved).toBe(2);
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

test('while the provider is away the session stays readable and the payment pending', async () => {
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  script.retrieveFails = true;
  expect(await statusOf(app, session)).toBe('pending');
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([502, 'payment_provider_failed']);
  script.retrieveFails = false;
  script.report = { status: 'paid' };
  app.time.now += 1000;
  expect(await statusOf(app, session)).toBe('paid');
});
