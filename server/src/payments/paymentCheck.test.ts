import { expect, test, vi } from 'vitest';
import { inThreeSeconds } from '../testing/advanceTime.ts';
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

/** A visitor with an open checkout at a provider that stops answering. */
async function silentProvider() {
  const { payments, script, asked, fallSilent } = createScriptedPayments();
  const app = createTestApp({ payments });
  const session = await app.finished();
  await app.call('POST', '/api/create-payment', session);
  const answer = fallSilent();
  const stored = async () => (await app.store.testSessions.get(session.id))?.checkouts[0];
  return { ...app, session, script, asked, answer, stored };
}

test.each([
  ['GET', '', 200],
  ['GET', '/export', 200],
  ['GET', '/results', 402],
  ['POST', '/api/certificates', 402],
  ['POST', '/api/shared-results', 402],
])("%s %s waits at most three seconds for a provider that doesn't answer", async (method, rest, status) => {
  const { call, session, answer, stored, script, logged } = await silentProvider();
  expect(
    await inThreeSeconds(() => call(method, rest.startsWith('/api') ? rest : pathOf(session, rest), session)),
  ).toMatchObject({ status });
  script.report = { status: 'paid' };
  answer();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ state: 'paid' }));
  expect(logged).toEqual([]);
});

test('a polling page asks a silent provider once, and a late failure is only logged', async () => {
  const { statusOf, session, answer, script, logged, time } = await silentProvider();
  for (let i = 0; i < 3; i += 1) {
    expect(await inThreeSeconds(() => statusOf(session))).toBe('pending');
    time.now += 10_000;
  }
  expect(script.retrieved).toBe(1);
  script.retrieveFails = true;
  answer();
  await vi.waitFor(() => expect(logged.map(({ event }) => event)).toContain('payment_check_failed'));
});

test('after a checkout the page gets the stored state if the provider is silent', async () => {
  const { call, session, asked, answer, script, stored } = await silentProvider();
  const path = `/api/checkouts/${session.id}.${asked[0]?.idempotencyKey}`;
  expect(await inThreeSeconds(() => call('GET', path))).toMatchObject({ body: { status: 'open' } });
  script.report = { status: 'paid' };
  answer();
  await vi.waitFor(async () => expect(await stored()).toMatchObject({ state: 'paid' }));
  expect((await call('GET', path)).body).toEqual({ status: 'paid' });
});
