import type { StartedTestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { startStripeWorld } from '../testing/stripeWorld.ts';
import { createReconciliation } from './reconcile.ts';

const HOUR_MS = 3_600_000;
const COMPLETED = 'checkout.session.completed';

async function world() {
  const made = await startStripeWorld({ operatorAddress: 'me@example.org' });
  delete made.ports.payments.listMissedEvents; // months would be hundreds of calls more
  let asked = 0;
  const { retrieveCheckout } = made.ports.payments;
  made.ports.payments.retrieveCheckout = (...question) => {
    asked += 1;
    return retrieveCheckout(...question);
  };
  /** Runs days of the server's own searches for payments; resolves to the number of questions. */
  async function days(count: number) {
    const before = asked;
    const reconcile = createReconciliation(made.ports);
    for (let round = 0; round < 4 * count; round += 1) {
      made.time.now += 6 * HOUR_MS;
      await reconcile();
    }
    return asked - before;
  }
  const told = async () => {
    await made.mail.deliverDue();
    return made.sentEmails.map(({ subject }) => subject);
  };
  return { ...made, days, told };
}

const erase = ({ call }: Awaited<ReturnType<typeof world>>, session: StartedTestSession) =>
  call('DELETE', `/api/test-sessions/${session.id}`, session);

test.each([
  ['another amount', { amount_total: 99 }, '€0.99'],
  ['another currency', { currency: 'usd' }, '$1.00'],
  ['another session', { client_reference_id: '1767225600000-somebodyelse' }, '€1.00'],
  ['no session', { client_reference_id: null }, '€1.00'],
  ['another attempt', { metadata: { attempt: 'somebody else' } }, '€1.00'],
  ['another mode', { mode: 'subscription' }, '€1.00'],
] as const)(
  'money with %s is reported once, by amount and numbers, and not asked about forever',
  async (_, change, amount) => {
    const made = await world();
    const { finished, openCheckout, deliver, eventOf, statusOf, fail, stripe, days, told, sentEmails } = made;
    const session = await finished();
    const checkout = await openCheckout(session);
    stripe.controls.pay(checkout);
    stripe.controls.change(checkout, change);
    for (let copy = 0; copy < 2; copy += 1) await deliver(eventOf(COMPLETED));
    expect(await days(46)).toBeLessThan(250);
    expect(await days(30)).toBe(0);
    expect(await statusOf(session)).toBe('processing');
    expect(await fail('POST', '/api/create-payment', session)).toEqual([409, 'payment_processing']);
    expect(await told()).toEqual(['A payment matches no test']);
    for (const word of [amount, checkout, session.id, 'refund it'])
      expect(sentEmails[0]?.text).toContain(word);
  },
);

test('money that does not match and is refunded by the operator lets the visitor pay again', async () => {
  const { finished, openCheckout, deliver, eventOf, statusOf, stripe } = await world();
  const session = await finished();
  const checkout = await openCheckout(session);
  const { payment_intent } = stripe.controls.pay(checkout);
  stripe.controls.change(checkout, { amount_total: 99 });
  await deliver(eventOf(COMPLETED));
  stripe.controls.refund({ payment_intent: String(payment_intent) });
  await deliver(eventOf('charge.refunded'));
  expect(await statusOf(session)).toBe('refunded');
  stripe.controls.pay(await openCheckout(session));
  await deliver(eventOf(COMPLETED));
  expect(await statusOf(session)).toBe('paid');
});

test('a test with money that does not match can be deleted, and the accounting records keep the payment', async () => {
  const made = await world();
  const session = await made.finished();
  const checkout = await made.openCheckout(session);
  made.stripe.controls.pay(checkout);
  made.stripe.controls.change(checkout, { currency: 'usd' });
  await made.deliver(made.eventOf(COMPLETED));
  expect((await erase(made, session)).status).toBe(204);
  expect(await made.store.bookkeeping.get(checkout)).toMatchObject({ id: checkout });
});

test('a payment without a test is reported once, and not if the accounting records have it', async () => {
  const made = await world();
  const { finished, openCheckout, deliver, stripe, store, told } = made;
  const [lost, known] = [await finished(), await finished()];
  const [first, second] = [await openCheckout(lost), await openCheckout(known)];
  for (const id of [first, second]) stripe.controls.pay(id);
  const events = stripe.controls.events().filter(({ type }) => type === COMPLETED);
  await store.testSessions.remove(lost.id);
  for (const event of [...events, ...events]) await deliver(event);
  expect((await erase(made, known)).status).toBe(204);
  for (const event of events) await deliver({ ...event, id: `${event.id}again` });
  expect(await told()).toEqual(['A payment matches no test']);
  expect(made.sentEmails[0]?.text).toContain(first);
});

test('what another installation of the same account sells is not told', async () => {
  const { deliver, finished, openCheckout, stripe, store, eventOf, told, ports } = await world();
  const session = await finished();
  stripe.controls.pay(await openCheckout(session));
  await store.testSessions.remove(session.id);
  ports.publicUrl = 'https://another.test';
  await deliver(eventOf(COMPLETED));
  expect(await told()).toEqual([]);
});
