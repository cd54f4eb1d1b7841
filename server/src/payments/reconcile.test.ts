import { expect, test } from 'vitest';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp, START_AT } from '../testing/testApp.ts';
import { ProviderBusy } from './provider.ts';
import { createReconciliation } from './reconcile.ts';

const MINUTE_MS = 60_000;

/** An app with a finished session and a checkout that is paid without any report. */
async function openedCheckout() {
  const { payments, script, asked } = createScriptedPayments();
  const missed: Parameters<NonNullable<typeof payments.listMissedEvents>>[0][] = [];
  const events: Awaited<ReturnType<NonNullable<typeof payments.listMissedEvents>>> = [];
  const app = createTestApp({
    payments: {
      ...payments,
      async listMissedEvents(since) {
        missed.push(since);
        return events;
      },
    },
  });
  const reconcile = createReconciliation(app.ports);
  const session = await app.finished();
  const pay = () => app.call('POST', '/api/create-payment', session);
  const stored = async () =>
    (await app.store.testSessions.get(session.id))?.checkouts.map(({ state }) => state);
  async function listed() {
    const ids: string[] = [];
    for await (const id of app.store.pendingPayments.ids()) ids.push(id);
    return ids;
  }
  return { ...app, reconcile, session, pay, stored, listed, script, asked, missed, events };
}

test('an unreported payment is found, and leaves the list', async () => {
  const { reconcile, session, pay, stored, listed, script, time } = await openedCheckout();
  await pay();
  await reconcile();
  expect(await stored()).toEqual(['open']);
  expect(await listed()).toEqual([session.id]);
  script.report = { status: 'paid' };
  time.now += MINUTE_MS;
  await reconcile();
  expect(await stored()).toEqual(['paid']);
  time.now += 10 * MINUTE_MS;
  await reconcile();
  expect(await listed()).toEqual([]);
});

test('nothing is remembered of a test that was deleted before its payment was settled', async () => {
  const { reconcile, pay, session, store, script, time } = await openedCheckout();
  await pay();
  for (let minute = 0; minute < 10; minute += 1) {
    await reconcile();
    time.now += MINUTE_MS;
  }
  const entry = await store.pendingPayments.get(session.id);
  if (!entry) throw new Error('The payment is not on the list.');
  await store.pendingPayments.remove(session.id);
  await reconcile();
  const before = script.retrieved;
  // were the pause of before remembered, it would not be over
  await store.pendingPayments.create(session.id, entry);
  await reconcile();
  expect(script.retrieved).toBe(before + 1);
});

test('what stays undecided is asked for less and less often, at least every hour', async () => {
  const { reconcile, pay, script, time } = await openedCheckout();
  await pay();
  const askedAt: number[] = [];
  const start = time.now;
  for (let minute = 0; minute <= 240; minute += 1) {
    const before = script.retrieved;
    time.now = start + minute * MINUTE_MS;
    await reconcile();
    if (script.retrieved > before) askedAt.push(minute);
  }
  expect(askedAt).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183]);
});

test('a payment that was skipped because the provider was busy is asked about in the next round', async () => {
  const { reconcile, pay, stored, script, ports, time, logged } = await openedCheckout();
  await pay();
  const { retrieveCheckout } = ports.payments;
  let refused = 0;
  ports.payments.retrieveCheckout = () => {
    refused += 1;
    return Promise.reject(new ProviderBusy('others come first'));
  };
  for (let round = 1; round <= 8; round += 1) {
    await reconcile();
    expect(refused).toBe(round);
    time.now += MINUTE_MS;
  }
  ports.payments.retrieveCheckout = retrieveCheckout;
  script.report = { status: 'paid' };
  await reconcile();
  expect(await stored()).toEqual(['paid']);
  expect(logged).toEqual([]);
});

test('a round with a busy provider leaves the pause as it was', async () => {
  const { reconcile, pay, script, ports, time } = await openedCheckout();
  await pay();
  const { retrieveCheckout } = ports.payments;
  const askedAt: number[] = [];
  const start = time.now;
  for (let minute = 0; minute <= 40; minute += 1) {
    const isBusy = minute >= 7 && minute < 10;
    ports.payments.retrieveCheckout = isBusy
      ? () => Promise.reject(new ProviderBusy('others come first'))
      : retrieveCheckout;
    const before = script.retrieved;
    time.now = start + minute * MINUTE_MS;
    await reconcile();
    if (script.retrieved > before) askedAt.push(minute);
  }
  expect(askedAt).toEqual([0, 1, 3, 10, 18, 34]);
});

test('an attempt whose answer was lost is asked for by its key, once its call is over', async () => {
  const { reconcile, pay, stored, script, asked, time } = await openedCheckout();
  script.createFails = true;
  await pay();
  script.createFails = false;
  await reconcile();
  expect(await stored()).toEqual(['creating']);
  time.now += 2 * MINUTE_MS;
  await reconcile();
  expect(await stored()).toEqual(['open']);
  expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('events that the provider could not hand over are applied, once', async () => {
  const { reconcile, pay, stored, events, missed, session, script, asked, time, store } =
    await openedCheckout();
  await pay();
  script.report = { status: 'paid' };
  time.now += MINUTE_MS;
  await reconcile();
  script.report = { status: 'refunded' };
  events.push({ id: 'event_1', checkoutId: `checkout_${asked[0]?.idempotencyKey}`, sessionId: session.id });
  for (let i = 0; i < 3; i += 1) await reconcile();
  expect(await stored()).toEqual(['refunded']);
  const record = await store.testSessions.get(session.id);
  expect(record?.appliedPaymentEvents.filter((id) => id === 'event_1')).toHaveLength(1);
  expect(missed.slice(0, 2)).toEqual([START_AT - 3 * 86_400_000, time.now - 60 * MINUTE_MS]);
});

test('an event that the provider was too busy for is searched for again, up to three days back', async () => {
  const { reconcile, pay, stored, events, missed, session, script, asked, ports, time } =
    await openedCheckout();
  await pay();
  script.report = { status: 'paid' };
  events.push({ id: 'event_1', checkoutId: `checkout_${asked[0]?.idempotencyKey}`, sessionId: session.id });
  const { retrieveCheckout } = ports.payments;
  ports.payments.retrieveCheckout = () => Promise.reject(new ProviderBusy());
  for (let i = 0; i < 3; i += 1) {
    time.now += 60 * MINUTE_MS;
    await reconcile();
  }
  ports.payments.retrieveCheckout = retrieveCheckout;
  time.now += 60 * MINUTE_MS;
  await reconcile();
  expect(await stored()).toEqual(['paid']);
  expect(missed).toEqual([0, 1, 2, 3].map((hours) => START_AT + hours * 60 * MINUTE_MS - 3 * 86_400_000));
  await reconcile();
  expect(missed.at(-1)).toBe(time.now - 60 * MINUTE_MS);
});

test('a round asks the provider last, also about missed events', async () => {
  const { reconcile, pay, events, session, asked, ports, time } = await openedCheckout();
  await pay();
  events.push({ id: 'event_1', checkoutId: `checkout_${asked[0]?.idempotencyKey}`, sessionId: session.id });
  const { retrieveCheckout } = ports.payments;
  const ranks: unknown[] = [];
  ports.payments.retrieveCheckout = (id, by) => {
    ranks.push(by);
    return retrieveCheckout(id, by);
  };
  time.now += MINUTE_MS;
  await reconcile();
  expect(ranks).toEqual(['round', 'round']);
});

test('while the provider is unreachable one warning has the number of failures', async () => {
  const { reconcile, pay, script, logged, listed, session } = await openedCheckout();
  await pay();
  script.retrieveFails = true;
  await reconcile();
  expect(logged).toMatchObject([{ event: 'payments_not_reconciled', fields: { count: 1 } }]);
  expect(await listed()).toEqual([session.id]);
});

test('a stop ends the round', async () => {
  const { reconcile, pay, script } = await openedCheckout();
  await pay();
  await reconcile(AbortSignal.abort());
  expect(script.retrieved).toBe(0);
});

test('a missed event that cannot be applied holds up no other, and one that is done is not asked for again', async () => {
  const { reconcile, pay, stored, events, session, script, asked, store, logged } = await openedCheckout();
  await pay();
  script.report = { status: 'paid' };
  const checkoutId = `checkout_${asked[0]?.idempotencyKey}`;
  const damaged = '1767225600000-damaged0000';
  const { get } = store.testSessions;
  store.testSessions.get = (id) => (id === damaged ? Promise.reject(new Error('damaged')) : get(id));
  events.push(
    { id: 'event_1', checkoutId, sessionId: damaged },
    { id: 'event_2', checkoutId, sessionId: session.id },
  );
  await reconcile();
  expect(await stored()).toEqual(['paid']);
  expect(logged).toMatchObject([{ event: 'payments_not_reconciled', fields: { count: 1 } }]);
  const retrieved = script.retrieved;
  await reconcile();
  expect(script.retrieved).toBe(retrieved);
});
