import { expect, test } from 'vitest';
import { createReconciliation } from '../../payments/reconcile.ts';
import { startStripeWorld } from '../../testing/stripeWorld.ts';

const DAY_MS = 86_400_000;
const operatorAddress = 'me@example.org';

/** A test that was paid for by card, and its payment at Stripe. */
async function paidWorld() {
  const world = await startStripeWorld({ operatorAddress });
  delete world.ports.payments.listMissedEvents; // only questions find anything
  const session = await world.finished();
  const checkout = await world.openCheckout(session);
  const paymentIntent = String(world.stripe.controls.pay(checkout).payment_intent);
  await world.deliver(world.eventOf('checkout.session.completed'));
  expect(await world.statusOf(session)).toBe('paid');
  const refund = () => world.stripe.controls.refund({ payment_intent: paymentIntent });
  const subjects = () => world.sentEmails.map(({ subject }) => subject);
  return { ...world, session, checkout, paymentIntent, refund, subjects };
}

test.each(['refund.failed', 'charge.refund.updated', 'refund.updated'])(
  'a refund that fails opens the results again by %s alone, and the operator is notified',
  async (type) => {
    const { session, checkout, refund, deliver, eventOf, statusOf, stripe, mail, sentEmails, subjects } =
      await paidWorld();
    const { id } = refund();
    await deliver(eventOf('charge.refunded'));
    expect(await statusOf(session)).toBe('refunded');
    stripe.controls.settleRefund(id, 'failed');
    for (let copy = 0; copy < 2; copy += 1) expect(await deliver(eventOf(type))).toBe(204);
    expect(await statusOf(session)).toBe('paid');
    await mail.deliverDue();
    expect(subjects()).toEqual(['A refund came back']);
    expect(sentEmails[0]?.text).toContain(checkout);
  },
);

test.each(['failed', 'canceled'] as const)(
  'a refund that is %s three weeks later is found without any event',
  async (status) => {
    const { ports, time, session, refund, deliver, eventOf, statusOf, stripe } = await paidWorld();
    const { id } = refund();
    await deliver(eventOf('charge.refunded'));
    stripe.controls.settleRefund(id, 'requires_action');
    const reconcile = createReconciliation(ports);
    const end = time.now + 21 * DAY_MS;
    for (; time.now < end; time.now += DAY_MS / 4) await reconcile();
    expect(await statusOf(session)).toBe('refunded');
    stripe.controls.settleRefund(id, status);
    time.now += DAY_MS / 4;
    await reconcile();
    expect(await statusOf(session)).toBe('paid');
  },
);

test('a lasting refund is not asked about forever, nor often', async () => {
  const { ports, time, refund, deliver, eventOf, store } = await paidWorld();
  refund();
  await deliver(eventOf('charge.refunded'));
  let asked = 0;
  const { retrieveCheckout } = ports.payments;
  ports.payments.retrieveCheckout = (...question) => {
    asked += 1;
    return retrieveCheckout(...question);
  };
  const reconcile = createReconciliation(ports);
  const end = time.now + 60 * DAY_MS;
  for (; time.now < end; time.now += DAY_MS / 4) await reconcile();
  expect(asked).toBeGreaterThan(4 * 40);
  expect(asked).toBeLessThan(4 * 46 + 20);
  for await (const id of store.pendingPayments.ids()) expect.fail(id);
});

test('a partial refund leaves the results open, in any later state', async () => {
  const { session, paymentIntent, deliver, eventOf, statusOf, stripe, subjects } = await paidWorld();
  const { id } = stripe.controls.refund({ payment_intent: paymentIntent, amount: 40 });
  await deliver(eventOf('charge.refunded'));
  expect(await statusOf(session)).toBe('paid');
  stripe.controls.settleRefund(id, 'failed');
  await deliver(eventOf('refund.failed'));
  expect(await statusOf(session)).toBe('paid');
  expect(subjects()).toEqual([]);
});

test('a refund after one that failed is a new one at Stripe, and the results close again', async () => {
  const { ports, session, checkout, deliver, eventOf, statusOf, stripe } = await paidWorld();
  const refund = () => ports.payments.refund(checkout, 'key-refund');
  await refund();
  await refund().catch(() => {});
  const made = () => stripe.controls.events().filter(({ type }) => type === 'refund.created');
  expect(made()).toHaveLength(1);
  await deliver(eventOf('charge.refunded'));
  stripe.controls.settleRefund(made()[0]?.data.object.id ?? '', 'failed');
  await deliver(eventOf('refund.failed'));
  expect(await statusOf(session)).toBe('paid');
  await refund();
  expect(made()).toHaveLength(2);
  await deliver(eventOf('charge.refunded'));
  expect(await statusOf(session)).toBe('refunded');
});

test('a second payment whose refund fails is left to the operator: not refunded again and again', async () => {
  const world = await startStripeWorld({ operatorAddress });
  const { ports, time, finished, openCheckout, forgetCheckouts, deliver, eventOf, statesOf, stripe } = world;
  const session = await finished();
  const first = await openCheckout(session);
  await forgetCheckouts(session);
  const second = await openCheckout(session);
  for (const id of [first, second]) stripe.controls.pay(id);
  const completed = stripe.controls.events().filter(({ type }) => type === 'checkout.session.completed');
  for (const event of completed) await deliver(event);
  expect(await statesOf(session)).toEqual(['paid', 'refunded']);
  const refunds = () => stripe.controls.events().filter(({ type }) => type === 'refund.created');
  stripe.controls.settleRefund(refunds()[0]?.data.object.id ?? '', 'failed');
  await deliver(eventOf('refund.failed'));
  expect(await statesOf(session)).toEqual(['paid', 'duplicate']);
  const reconcile = createReconciliation(ports);
  for (let hour = 0; hour < 30; hour += 1) {
    time.now += DAY_MS / 24;
    await reconcile();
  }
  expect(refunds()).toHaveLength(1);
  await world.mail.deliverDue();
  expect(world.sentEmails.map(({ subject }) => subject)).toEqual([
    'A test was paid for twice',
    'A refund came back',
  ]);
  expect((await world.call('DELETE', `/api/test-sessions/${session.id}`, session)).status).toBe(204);
});

test('a dispute that a bank reverses later closes and opens the results, with an event and without', async () => {
  const { ports, time, session, paymentIntent, deliver, eventOf, statusOf, stripe, mail, subjects } =
    await paidWorld();
  const reconcile = createReconciliation(ports);
  const round = async () => {
    time.now += DAY_MS / 4;
    await reconcile();
    return statusOf(session);
  };
  const { id } = stripe.controls.openDispute(paymentIntent);
  await deliver(eventOf('charge.dispute.funds_withdrawn'));
  expect(await statusOf(session)).toBe('disputed');
  stripe.controls.reviewDispute(id);
  for (let quarter = 0; quarter < 30; quarter += 1) expect(await round()).toBe('disputed');
  stripe.controls.closeDispute(id, 'lost');
  expect(await round()).toBe('refunded');
  stripe.controls.closeDispute(id, 'won');
  await deliver(eventOf('charge.dispute.funds_reinstated'));
  expect(await statusOf(session)).toBe('paid');
  for (let quarter = 0; quarter < 10; quarter += 1) expect(await round()).toBe('paid');
  stripe.controls.closeDispute(id, 'lost');
  expect(await round()).toBe('refunded');
  await mail.deliverDue();
  expect(subjects()).toEqual(['A payment is disputed', 'A refund came back']);
});
