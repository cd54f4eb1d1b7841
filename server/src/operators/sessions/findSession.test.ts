import { expect, test } from 'vitest';
import { inThreeSeconds } from '../../testing/advanceTime.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { findSession } from './findSession.ts';

async function paidTest() {
  const app = createTestApp();
  const session = await app.paid();
  const { id } = session;
  const record = await app.store.testSessions.get(id);
  const [checkout] = record?.checkouts ?? [];
  return { ...app, session, id, checkoutId: checkout && checkout.state !== 'creating' ? checkout.id : '' };
}

test('a test is found by its number in any letters, and by that of its checkout in its own', async () => {
  const { ports, id, checkoutId } = await paidTest();
  expect(await findSession(ports, id.toUpperCase())).toEqual({ id, books: null });
  expect(await findSession(ports, checkoutId)).toEqual({ id, books: null });
  expect(await findSession(ports, checkoutId.toUpperCase())).toEqual({ id: null, books: null });
});

test('a provider that cannot be asked finds nothing and fails nothing', async () => {
  const { ports, checkoutId } = await paidTest();
  const silent = { ...ports.payments, retrieveCheckout: () => Promise.reject(new Error('out of reach')) };
  expect(await findSession({ ...ports, payments: silent }, checkoutId)).toMatchObject({ id: null });
});

test("an accounting record of a payment is found within three seconds, even if the provider doesn't answer", async () => {
  const { ports, call, session, id, checkoutId } = await paidTest();
  expect((await call('DELETE', `/api/test-sessions/${id}`, session)).status).toBe(204);
  const silent = { ...ports.payments, retrieveCheckout: () => new Promise<never>(() => {}) };
  const found = await inThreeSeconds(() => findSession({ ...ports, payments: silent }, checkoutId));
  expect(found).toMatchObject({ id: null, books: { id: checkoutId } });
});

test('what the provider names is looked up: a checkout of another shop leads nowhere', async () => {
  const { ports, id, checkoutId } = await paidTest();
  const naming = (sessionId: string | null) => ({
    ...ports,
    payments: {
      ...ports.payments,
      retrieveCheckout: async (checkout: string) => {
        const report = await ports.payments.retrieveCheckout(checkout);
        return report && { ...report, sessionId: sessionId ?? '' };
      },
    },
  });
  expect((await findSession(naming(id), checkoutId)).id).toBe(id);
  for (const strange of ['order 7', '1767225600000-unknown0test', null])
    expect((await findSession(naming(strange), checkoutId)).id).toBeNull();
});

test.each(['', 'ann@example.org', '../secret', '1767225600000-unknown0test'])(
  '%j is nothing',
  async (text) => {
    const { ports } = createTestApp();
    expect(await findSession(ports, text)).toEqual({ id: null, books: null });
  },
);
