import { expect, test } from 'vitest';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp } from '../testing/testApp.ts';

const pathOf = ({ id }: { id: string }, rest = '') => `/api/test-sessions/${id}${rest}`;

test('asking for the results is enough to learn that the checkout was paid', async () => {
  const { paid, call } = createTestApp();
  const session = await paid();
  expect((await call('GET', pathOf(session, '/results'), session)).status).toBe(200);
});

test('a page that polls asks the provider at most once a second', async () => {
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  app.time.now += 10_000;
  for (let i = 0; i < 5; i += 1) await app.statusOf(session);
  expect(script.retrieved).toBe(1);
  app.time.now += 999;
  await app.statusOf(session);
  expect(script.retrieved).toBe(1);
  app.time.now += 1;
  await app.statusOf(session);
  expect(script.retrieved).toBe(2);
});

test('while the provider is away the session stays readable and the payment pending', async () => {
  const { payments, script } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  script.retrieveFails = true;
  expect(await app.statusOf(session)).toBe('pending');
  expect(await app.fail('POST', '/api/create-payment', session)).toEqual([502, 'payment_provider_failed']);
  script.retrieveFails = false;
  script.report = { status: 'paid' };
  app.time.now += 1000;
  expect(await app.statusOf(session)).toBe('paid');
});
