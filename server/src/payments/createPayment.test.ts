import type { StartedTestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createMemoryStore } from '../outside/memoryStore.ts';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp, PUBLIC_URL } from '../testing/testApp.ts';
import type { Payments } from './provider.ts';

test('S225: the price of a session is 1.00, and it is what the provider is asked to charge', async () => {
  const { payments, asked } = createScriptedPayments();
  const { finished, call } = createTestApp({ payments });
  const session = await finished();
  expect(session.price).toEqual({ amountMinor: 100, currency: 'EUR' });
  await call('POST', '/api/create-payment', session);
  expect(asked.map(({ price }) => price)).toEqual([session.price]);
});

/** Reference of the return address: the test session and its attempt, which end the demo provider's ids. */
const referenceOf = (session: StartedTestSession, checkoutId: string) =>
  `${session.id}.${checkoutId.replace('demo_', '')}`;

test('the provider is given the addresses to return to', async () => {
  const { finished, openCheckout, call } = createTestApp();
  const session = await finished();
  const { id, url } = await openCheckout(session);
  const reference = referenceOf(session, id);
  expect(url).toBe(`${PUBLIC_URL}/demo-checkout?id=${id}`);
  expect((await call('GET', `/api/demo-checkouts/${id}`)).body).toMatchObject({
    successUrl: `${PUBLIC_URL}/payment-success?checkout=${reference}`,
    cancelUrl: `${PUBLIC_URL}/payment-canceled?checkout=${reference}`,
  });
});

test.each([
  ['en', ''],
  ['de-AT', '/de'],
  ['ar', '/ar'],
  ['nl', ''],
])('a checkout and the way back are in the language of a visitor who speaks %s', async (locale, below) => {
  const { call, finish, openCheckout } = createTestApp();
  const { body: session } = await call<StartedTestSession>('POST', '/api/test-sessions', {
    body: { locale },
  });
  await finish(session);
  const { id, url } = await openCheckout(session);
  const reference = referenceOf(session, id);
  expect(url).toBe(`${PUBLIC_URL}${below}/demo-checkout?id=${id}`);
  expect((await call('GET', `/api/demo-checkouts/${id}`)).body).toMatchObject({
    successUrl: `${PUBLIC_URL}${below}/payment-success?checkout=${reference}`,
    cancelUrl: `${PUBLIC_URL}${below}/payment-canceled?checkout=${reference}`,
  });
  expect((await openCheckout(session)).url).toBe(url);
});

test("the way back of a partner's checkout names the partner", async () => {
  const { call, finish, openCheckout } = createTestApp();
  const { body: session } = await call<StartedTestSession>('POST', '/api/test-sessions', {
    headers: { Origin: 'https://acme.example' },
    body: { partner: 'acme', locale: 'en' },
  });
  await finish(session);
  const { id } = await openCheckout(session);
  const reference = referenceOf(session, id);
  expect((await call('GET', `/api/demo-checkouts/${id}`)).body).toMatchObject({
    successUrl: `${PUBLIC_URL}/payment-success?checkout=${reference}&partner=acme`,
    cancelUrl: `${PUBLIC_URL}/payment-canceled?checkout=${reference}&partner=acme`,
  });
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
  expect(await app.statusOf(session)).toBe('paid');
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
  expect((await app.openCheckout(session)).id).toBe(last.id); // the open one isn't new
  await app.decide(last.id, 'pay');
  expect(await app.statusOf(session)).toBe('paid');
});

test('a payment that was made before the page asked for another checkout is not asked for twice', async () => {
  const app = createTestApp();
  const session = await app.paid();
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([409, 'already_paid']);
});

test('where the provider refuses, nothing is half done: the next try starts afresh', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  const before = await app.store.testSessions.get(session.id);
  script.createRefused = true;
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([502, 'payment_provider_failed']);
  expect(await app.store.testSessions.get(session.id)).toEqual(before);
  expect(await app.statusOf(session)).toBe('unpaid');
  script.createRefused = false;
  expect((await app.call('POST', '/api/create-payment', session)).status).toBe(200);
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('where the answer was lost the same key asks again, as long as the provider holds it', async () => {
  const { payments, script, asked } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  const pay = () => app.call('POST', '/api/create-payment', session);
  script.createFails = true;
  for (let i = 0; i < 2; i += 1) expect((await pay()).status).toBe(502);
  expect(await app.statusOf(session)).toBe('unpaid');
  app.time.now += 20 * 3_600_000 + 1;
  script.createFails = false;
  expect((await pay()).status).toBe(200);
  const keys = asked.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect((await app.store.testSessions.get(session.id))?.checkouts).toMatchObject([{ state: 'open' }]);
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
  // As if the process had crashed before the provider's answer was stored.
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
