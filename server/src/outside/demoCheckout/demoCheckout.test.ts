import { expect, test } from 'vitest';
import { plainClock } from '../../clock/plainClock.ts';
import { createTestApp, PUBLIC_URL } from '../../testing/testApp.ts';
import { createMemoryStore } from '../memoryStore.ts';
import { createDemoPayments } from './demoCheckout.ts';

const DAY_MS = 86_400_000;

test('an unknown or malformed demo checkout is refused', async () => {
  const { fail } = createTestApp();
  const body = { action: 'pay' };
  expect(await fail('GET', '/api/demo-checkouts/demo_nosuchcheckout')).toEqual([404, 'checkout_not_found']);
  expect(await fail('POST', '/api/demo-checkouts/demo_nosuchcheckout/decision', { body })).toEqual([
    404,
    'checkout_not_found',
  ]);
  expect(await fail('GET', '/api/demo-checkouts/x')).toEqual([400, 'invalid_request']);
});

test('the demo checkout exists only where payments are the demo ones', async () => {
  const { mount: _, ...payments } = createTestApp().ports.payments;
  const { fail, call } = createTestApp({ payments });
  expect(await fail('GET', '/api/demo-checkouts/demo_nosuchcheckout')).toEqual([404, 'not_found']);
  expect((await call('GET', '/api/openapi.json')).text).not.toContain('demo-checkouts');
});

test('the demo provider makes one checkout per key', async () => {
  const texts = new Map<string, string>();
  const { createCheckout, retrieveCheckout } = createDemoPayments({
    store: createMemoryStore(texts),
    clock: plainClock(() => 1),
    publicUrl: PUBLIC_URL,
  });
  const checkout = {
    sessionId: '1767225600000-k3v9x2m8q1',
    price: { amountMinor: 100, currency: 'EUR' },
    successUrl: `${PUBLIC_URL}/a`,
    cancelUrl: `${PUBLIC_URL}/b`,
    productName: 'Your IQ Test Results',
    locale: 'en',
    idempotencyKey: 'k'.repeat(24),
  };
  const first = await createCheckout(checkout);
  expect(await createCheckout({ ...checkout, price: { amountMinor: 1, currency: 'EUR' } })).toEqual(first);
  expect(texts.size).toBe(1);
  expect((await retrieveCheckout(first.id)).amountMinor).toBe(100);
});

test('a demo checkout that nobody decided is closed after a day', async () => {
  const app = createTestApp();
  const { id } = await app.openCheckout(await app.finished());
  app.time.now += DAY_MS + 1;
  expect((await app.call('GET', `/api/demo-checkouts/${id}`)).body).toMatchObject({ state: 'canceled' });
  const body = { action: 'pay' };
  expect(await app.fail('POST', `/api/demo-checkouts/${id}/decision`, { body })).toEqual([
    409,
    'checkout_closed',
  ]);
});

test('an expired demo checkout can no longer be paid; one that is paid stays so', async () => {
  const app = createTestApp();
  const { expireCheckout } = app.ports.payments;
  const session = await app.finished();
  const open = await app.openCheckout(session);
  await expireCheckout?.(open.id);
  const body = { action: 'pay' };
  expect(await app.fail('POST', `/api/demo-checkouts/${open.id}/decision`, { body })).toEqual([
    409,
    'checkout_closed',
  ]);
  app.time.now += 2000;
  const paid = await app.openCheckout(session);
  await app.decide(paid.id, 'pay');
  await expireCheckout?.(paid.id);
  expect(await app.statusOf(session)).toBe('paid');
});
