import type { StartedTestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createReconciliation } from '../../payments/reconcile.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { signed, startStripeWorld } from '../../testing/stripeWorld.ts';

const COMPLETED = 'checkout.session.completed';

test('S006: a checkout is made as Stripe wants it: one payment of 1.00, for this session, in its language', async () => {
  const { call, finish, openCheckout, recordOf, stripe } = await startStripeWorld();
  const { body: session } = await call<StartedTestSession>('POST', '/api/test-sessions', {
    body: { locale: 'de-CH' },
  });
  await finish(session);
  const id = await openCheckout(session);
  stripe.controls.pay(id);
  const made = stripe.controls.events().find(({ type }) => type === COMPLETED)?.data.object;
  const [attempt] = (await recordOf(session))?.checkouts ?? [];
  const reference = `${session.id}.${attempt?.idempotencyKey}`;
  expect(made).toMatchObject({
    id,
    mode: 'payment',
    amount_total: 100,
    currency: 'eur',
    locale: 'de',
    livemode: false,
    client_reference_id: session.id,
    metadata: { test_session: session.id },
    // no variable of Stripe's: it promises one for success_url alone
    success_url: `https://quotient.test/de/payment-success?checkout=${reference}`,
    cancel_url: `https://quotient.test/de/payment-canceled?checkout=${reference}`,
  });
});

test('200 copies of one event at once are one payment', async () => {
  const { finished, openCheckout, deliver, eventOf, recordOf, stripe } = await startStripeWorld();
  const session = await finished();
  stripe.controls.pay(await openCheckout(session));
  const event = eventOf(COMPLETED);
  const answers = await Promise.all(Array.from({ length: 200 }, () => deliver(event)));
  expect(new Set(answers)).toEqual(new Set([204]));
  const record = await recordOf(session);
  expect(record?.checkouts.map(({ state }) => state)).toEqual(['paid']);
  expect(record?.appliedPaymentEvents).toEqual([expect.stringMatching(/:paid$/), event.id]);
});

// An event only makes the server ask the provider, which already knows all of them when the first one arrives.
test('five events end in the same state, each applied once, whichever two come first', async () => {
  const world = await startStripeWorld();
  const { finished, openCheckout, deliver, eventOf, recordOf, store, stripe } = world;
  const session = await finished();
  const id = await openCheckout(session);
  const { controls } = stripe;
  const before = await recordOf(session);
  controls.payByBank(id);
  const { payment_intent } = controls.settle(id, 'succeeded');
  const paymentIntent = String(payment_intent);
  controls.closeDispute(controls.openDispute(paymentIntent).id, 'won');
  controls.refund({ payment_intent: paymentIntent });
  const events = [
    COMPLETED,
    'checkout.session.async_payment_succeeded',
    'charge.dispute.created',
    'charge.dispute.closed',
    'charge.refunded',
  ].map(eventOf);
  const orders = events.flatMap((first) =>
    events
      .filter((event) => event !== first)
      .map((second) => [first, second, ...events.filter((event) => event !== first && event !== second)]),
  );
  expect(orders).toHaveLength(20);
  for (const order of orders) {
    await store.testSessions.update(session.id, () => before as TestSessionRecord);
    for (const event of order) expect(await deliver(event)).toBe(204);
    const record = await recordOf(session);
    expect(record?.checkouts.map(({ state }) => state)).toEqual(['refunded']);
    const applied = record?.appliedPaymentEvents.filter((name) => name.startsWith('evt_'));
    expect(applied).toEqual(order.map((event) => event.id));
  }
});

test('real-time events open and close the results, and the operator is notified of a dispute', async () => {
  const world = await startStripeWorld({ operatorAddress: 'me@example.org' });
  const { finished, openCheckout, deliver, eventOf, statusOf, stripe, sentEmails } = world;
  const session = await finished();
  const id = await openCheckout(session);
  const { controls } = stripe;
  controls.payByBank(id);
  await deliver(eventOf(COMPLETED));
  expect(await statusOf(session)).toBe('processing');
  const paymentIntent = String(controls.settle(id, 'succeeded').payment_intent);
  await deliver(eventOf('checkout.session.async_payment_succeeded'));
  expect(await statusOf(session)).toBe('paid');
  const dispute = controls.openDispute(paymentIntent);
  await deliver(eventOf('charge.dispute.created'));
  expect(await statusOf(session)).toBe('disputed');
  await deliver(eventOf('charge.dispute.created'));
  expect(sentEmails.map(({ to, subject }) => [to, subject])).toEqual([
    ['me@example.org', 'A payment is disputed'],
  ]);
  expect(sentEmails[0]?.text).toContain(id);
  controls.closeDispute(dispute.id, 'lost');
  await deliver(eventOf('charge.dispute.closed'));
  expect(await statusOf(session)).toBe('refunded');
});

test('a bank that refuses, and a checkout whose time is over, leave the test unpaid', async () => {
  const { finished, openCheckout, deliver, eventOf, statusOf, stripe } = await startStripeWorld();
  const session = await finished();
  const first = await openCheckout(session);
  stripe.controls.payByBank(first);
  stripe.controls.settle(first, 'failed');
  await deliver(eventOf('checkout.session.async_payment_failed'));
  expect(await statusOf(session)).toBe('failed');
  const second = await openCheckout(session);
  expect(second).not.toBe(first);
  stripe.controls.expire(second);
  await deliver(eventOf('checkout.session.expired'));
  expect(await statusOf(session)).toBe('unpaid');
});

test.each<
  [string, Parameters<Awaited<ReturnType<typeof startStripeWorld>>['stripe']['controls']['change']>[1]]
>([
  ['another amount', { amount_total: 99 }],
  ['no amount', { amount_total: null }],
  ['another currency', { currency: 'usd' }],
  ['another mode', { mode: 'subscription' }],
  ['live mode', { livemode: true }],
  ['another session', { client_reference_id: '1767225600000-somebodyelse' }],
  ['no session', { client_reference_id: null }],
  ['another attempt', { metadata: { attempt: 'somebody else' } }],
  ['no attempt', { metadata: null }],
  ['no payment', { payment_status: 'unpaid' }],
  ['nothing to pay', { payment_status: 'no_payment_required', amount_total: 0 }],
])('a payment with %s opens nothing', async (_, change) => {
  const { finished, openCheckout, deliver, eventOf, fail, stripe, time } = await startStripeWorld();
  const session = await finished();
  const id = await openCheckout(session);
  stripe.controls.pay(id);
  stripe.controls.change(id, change);
  await deliver(eventOf(COMPLETED));
  time.now += 1000;
  expect(await fail('GET', `/api/test-sessions/${session.id}/results`, session)).toEqual([
    402,
    'payment_required',
  ]);
});

test('an event that is not signed for now, by Stripe, or at all opens nothing', async () => {
  const { finished, openCheckout, deliver, eventOf, statesOf, stripe, time } = await startStripeWorld();
  const session = await finished();
  stripe.controls.pay(await openCheckout(session));
  const event = eventOf(COMPLETED);
  for (const sign of [
    () => '',
    (payload: string) => signed(payload, time.now - 301_000),
    (payload: string) => signed(payload, time.now + 301_000),
    (payload: string) => signed(payload, time.now, 'whsec_other'),
    (payload: string) => signed(`${payload} `, time.now),
  ])
    expect(await deliver(event, { sign })).toBe(400);
  expect(await deliver({ ...event, livemode: true })).toBe(400);
  expect(await deliver({ ...event, more: 'x'.repeat(70_000) })).toBe(413);
  expect(await statesOf(session)).toEqual(['open']);
});

test('other products of the account are ignored', async () => {
  const { deliver, logged } = await startStripeWorld();
  const object = { id: 'cs_test_of_somebody', object: 'checkout.session', client_reference_id: null };
  expect(
    await deliver({ id: 'evt_1', object: 'event', type: COMPLETED, livemode: false, data: { object } }),
  ).toBe(204);
  expect(logged).toEqual([]);
});

test('while Stripe fails, an event is refused so that it comes again, and a visitor can try again', async () => {
  const { finished, openCheckout, call, deliver, eventOf, statesOf, stripe } = await startStripeWorld();
  const session = await finished();
  stripe.controls.fail({ call: 'checkout.sessions.create', how: 'fail', times: 3 });
  expect((await call('POST', '/api/create-payment', session)).body.code).toBe('payment_provider_failed');
  const id = await openCheckout(session);
  stripe.controls.pay(id);
  stripe.controls.fail({ call: 'checkout.sessions.retrieve', how: 'fail', times: 3 });
  expect(await deliver(eventOf(COMPLETED))).toBe(502);
  expect(await statesOf(session)).toEqual(['open']);
  expect(await deliver(eventOf(COMPLETED))).toBe(204);
  expect(await statesOf(session)).toEqual(['paid']);
});

test('an answer that is lost on the way makes no second checkout', async () => {
  const { finished, openCheckout, stripe, recordOf } = await startStripeWorld();
  const session = await finished();
  stripe.controls.fail({ call: 'checkout.sessions.create', how: 'fail', when: 'after', status: 503 });
  const id = await openCheckout(session);
  expect((await recordOf(session))?.checkouts).toMatchObject([{ id, state: 'open' }]);
});

test('of two checkouts that Stripe took money for, the second is refunded there', async () => {
  const { finished, openCheckout, forgetCheckouts, deliver, statesOf, stripe, logged } =
    await startStripeWorld();
  const session = await finished();
  const first = await openCheckout(session);
  await forgetCheckouts(session);
  const second = await openCheckout(session);
  for (const id of [first, second]) stripe.controls.pay(id);
  const paid = stripe.controls.events().filter(({ type }) => type === COMPLETED);
  for (const event of [...paid, ...paid]) expect(await deliver(event)).toBe(204);
  expect(await statesOf(session)).toEqual(['paid', 'refunded']);
  expect(stripe.controls.events().filter(({ type }) => type === 'refund.created')).toHaveLength(1);
  expect(logged.map(({ event }) => event)).toEqual([
    'payment_duplicate',
    'operator_notice',
    'payment_refunded',
  ]);
});

test('a refund or a search for missed events that Stripe refuses as too many calls is retried next round', async () => {
  const { finished, openCheckout, forgetCheckouts, deliver, eventOf, statesOf, stripe, ports, time, logged } =
    await startStripeWorld();
  const session = await finished();
  const first = await openCheckout(session);
  await forgetCheckouts(session);
  const second = await openCheckout(session);
  stripe.controls.pay(first);
  await deliver(eventOf(COMPLETED));
  stripe.controls.pay(second);
  const reconcile = createReconciliation(ports);
  stripe.controls.fail({ call: 'refunds.create', how: 'fail', status: 429, times: 3 });
  stripe.controls.fail({ call: 'events.list', how: 'fail', status: 429, times: 3 });
  for (let round = 0; round < 4; round += 1) {
    await reconcile();
    expect((await statesOf(session))?.at(-1)).toBe(round < 3 ? 'duplicate' : 'refunded');
    time.now += 60_000;
  }
  expect(logged.map(({ event }) => event)).not.toContain('payments_not_reconciled');
});

test('with every webhook lost, payment and refund are found all the same', async () => {
  const { finished, openCheckout, statesOf, stripe, ports, time } = await startStripeWorld();
  const reconcile = createReconciliation(ports);
  const session = await finished();
  const paymentIntent = String(stripe.controls.pay(await openCheckout(session)).payment_intent);
  await reconcile();
  expect(await statesOf(session)).toEqual(['paid']);
  stripe.controls.refund({ payment_intent: paymentIntent });
  time.now += 60_000;
  await reconcile();
  expect(await statesOf(session)).toEqual(['refunded']);
});

test('the page that a checkout returns to learns from Stripe itself what became of it, as often as it asks', async () => {
  const { call, fail, finished, openCheckout, stripe, time } = await startStripeWorld();
  const id = await openCheckout(await finished());
  const { cancel_url } = stripe.controls.expire(await openCheckout(await finished()));
  const left = new URL(cancel_url ?? '').searchParams.get('checkout');
  expect((await call('GET', `/api/checkouts/${left}`)).body).toEqual({ status: 'closed' });
  const unknown = `${left?.slice(0, -1)}${left?.endsWith('0') ? 1 : 0}`;
  expect(await fail('GET', `/api/checkouts/${unknown}`)).toEqual([404, 'checkout_not_found']);
  expect(await fail('GET', '/api/checkouts/%7BCHECKOUT_SESSION_ID%7D')).toEqual([400, 'invalid_request']);
  const said = async () => (await call('GET', `/api/checkouts/${id}`)).body;
  expect(await said()).toEqual({ status: 'open' });
  stripe.controls.pay(id);
  for (let times = 0; times < 2; times += 1) {
    time.now += 1000;
    expect(await said()).toEqual({ status: 'paid' });
  }
  const other = '/api/checkouts/cs_test_ofNobody12345';
  expect(await fail('GET', other)).toEqual([404, 'checkout_not_found']);
});

test('a dispute of a deleted test is reported to the operator, and is not a mismatch', async () => {
  const world = await startStripeWorld({ operatorAddress: 'me@example.org' });
  const { call, finished, openCheckout, deliver, eventOf, sentEmails, logged, mail, stripe } = world;
  const session = await finished();
  const paymentIntent = String(stripe.controls.pay(await openCheckout(session)).payment_intent);
  await deliver(eventOf(COMPLETED));
  expect((await call('DELETE', `/api/test-sessions/${session.id}`, session)).status).toBe(204);
  stripe.controls.openDispute(paymentIntent);
  expect(await deliver(eventOf('charge.dispute.created'))).toBe(204);
  await mail.deliverDue();
  expect(sentEmails.map(({ subject }) => subject)).toEqual(['A payment is disputed']);
  expect(logged.map(({ event }) => event)).toEqual(['payment_of_no_test', 'operator_notice']);
});

test.each(['before', 'after'])(
  'a dispute %s its test was deleted is reported once, however many events and restarts follow',
  async (when) => {
    const world = await startStripeWorld({ operatorAddress: 'me@example.org' });
    const { call, finished, openCheckout, deliver, eventOf, sentEmails, mail, ports, stripe } = world;
    const session = await finished();
    const paymentIntent = String(stripe.controls.pay(await openCheckout(session)).payment_intent);
    await deliver(eventOf(COMPLETED));
    const erase = () => call('DELETE', `/api/test-sessions/${session.id}`, session);
    if (when === 'after') await erase();
    stripe.controls.openDispute(paymentIntent);
    const created = eventOf('charge.dispute.created');
    await deliver(created);
    if (when === 'before') await erase();
    for (const type of ['updated', 'funds_withdrawn'])
      await deliver({ ...created, id: `${created.id}_${type}`, type: `charge.dispute.${type}` });
    // Stripe lists undelivered events, and a restarted server has forgotten which of them it applied.
    for (let start = 0; start < 2; start += 1) await createReconciliation(ports)();
    await mail.deliverDue();
    expect(sentEmails.map(({ subject }) => subject)).toEqual(['A payment is disputed']);
  },
);
