import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECRET, sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';

let local: TestStripe;

beforeEach(async () => {
  local = await startTestStripe();
});
afterEach(() => local.close());

/** A session that is paid, and its id. */
async function paidSession() {
  const { id } = await local.stripe.checkout.sessions.create(sessionParams);
  local.controls.pay(id);
  return id;
}

test('what is sent is signed over the very bytes, and tells the session as the API does', async () => {
  const id = await paidSession();
  await local.controls.idle();
  const [sent] = local.receiver.received;
  if (!sent) throw new Error('Nothing was sent.');
  const event = await local.stripe.webhooks.constructEventAsync(sent.body, sent.signature, SECRET);
  expect(event).toMatchObject({
    type: 'checkout.session.completed',
    api_version: Stripe.API_VERSION,
    livemode: false,
    pending_webhooks: 1,
    data: { object: await local.stripe.checkout.sessions.retrieve(id) },
  });
  const check = (body: string, secret: string) =>
    local.stripe.webhooks.constructEventAsync(body, sent.signature, secret);
  await expect(check(sent.body, 'whsec_other')).rejects.toThrow('signature');
  await expect(check(JSON.stringify(JSON.parse(sent.body)), SECRET)).rejects.toThrow('signature');
});

test('an event is sent again until it is taken, each time with a signature of that time', async () => {
  local.receiver.answers.push(500, 302);
  local.time.now = 1_800_000_000_000;
  await paidSession();
  await local.controls.idle();
  expect(local.controls.deliveries()).toMatchObject([{ status: 'delivered', attempts: [500, 302, 200] }]);
  expect(local.receiver.received.map(({ event }) => event.id)).toEqual(
    Array(3).fill(local.controls.events()[0]?.id),
  );
  expect(local.receiver.received[2]?.signature).toMatch(/^t=1800000000,v1=[0-9a-f]{64}$/);
  expect((await local.stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
});

test('an endpoint that never takes it is given up, and the event is listed as undelivered', async () => {
  local.receiver.answers.push(400, 400, 500, 500);
  await paidSession();
  await local.controls.idle();
  expect(local.controls.deliveries()).toMatchObject([{ status: 'failed', attempts: [400, 400, 500, 500] }]);
  const { data } = await local.stripe.events.list({ delivery_success: false });
  expect(data).toMatchObject([{ pending_webhooks: 1 }]);
  local.controls.resend(data[0]?.id ?? '');
  await local.controls.idle();
  expect((await local.stripe.events.list({ delivery_success: false })).data).toEqual([]);
});

test('an endpoint that does not answer in time has not answered', async () => {
  const slow = await startTestStripe({ webhookTimeoutMs: 1000 });
  slow.receiver.answers.push(0);
  const { id } = await slow.stripe.checkout.sessions.create(sessionParams);
  slow.controls.pay(id);
  await slow.controls.idle();
  const [{ status, attempts } = { status: 'none', attempts: [] }] = slow.controls.deliveries();
  // a busy machine may be late several times
  expect([status, attempts[0], attempts.at(-1)]).toEqual(['delivered', 0, 200]);
  await slow.close();
});

test('events are sent more than once where that is asked for', async () => {
  local.controls.set({ duplicates: 2 });
  await paidSession();
  await local.controls.idle();
  expect(new Set(local.receiver.received.map(({ event }) => event.id)).size).toBe(1);
  expect(local.receiver.received.length).toBe(3);
  expect((await local.stripe.events.list()).data).toMatchObject([{ pending_webhooks: 0 }]);
});

test('events are lost where that is asked for, and only so many', async () => {
  local.controls.set({ lose: 1 });
  await paidSession();
  await paidSession();
  await local.controls.idle();
  expect(local.receiver.received.length).toBe(1);
  expect(local.controls.deliveries().map(({ status }) => status)).toEqual(['lost', 'delivered']);
  expect((await local.stripe.events.list({ delivery_success: false })).data.length).toBe(1);
});

test('events are held back and sent in another order', async () => {
  local.controls.set({ isHolding: true });
  const { id } = await local.stripe.checkout.sessions.create(sessionParams);
  local.controls.payByBank(id);
  local.controls.settle(id, 'succeeded');
  await local.controls.idle();
  expect(local.receiver.received).toEqual([]);
  expect(local.controls.deliveries().map(({ status }) => status)).toEqual(['held', 'held']);
  local.controls.release();
  await local.controls.idle();
  const types = ['checkout.session.async_payment_succeeded', 'checkout.session.completed'];
  expect(local.receiver.types()).toEqual(types);

  local.controls.set({ isHolding: true });
  const held = [await paidSession(), await paidSession(), await paidSession()].map(
    (session) => local.controls.events().find(({ data }) => data.object.id === session)?.id ?? '',
  );
  const order = [held[1], held[2], held[0]].map(String);
  local.controls.release(order);
  await local.controls.idle();
  expect(local.receiver.received.slice(2).map(({ event }) => event.id)).toEqual(order);
});

test('events wait as long as set', async () => {
  local.controls.set({ delayMs: 300 });
  const start = performance.now();
  await paidSession();
  expect(local.receiver.received).toEqual([]);
  await local.controls.idle();
  expect(performance.now() - start).toBeGreaterThan(290);
  expect(local.receiver.types()).toEqual(['checkout.session.completed']);
});

test('an endpoint is sent the types that it wants', async () => {
  const choosy = await startTestStripe({
    webhook: [{ url: local.receiver.url, secret: SECRET, types: ['charge.refunded'] }],
  });
  const { id } = await choosy.stripe.checkout.sessions.create(sessionParams);
  const { payment_intent } = choosy.controls.pay(id);
  await choosy.stripe.refunds.create({ payment_intent: String(payment_intent) });
  await choosy.controls.idle();
  expect(local.receiver.types()).toEqual(['charge.refunded']);
  expect((await choosy.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  expect(() => choosy.controls.resend(choosy.controls.events()[0]?.id ?? '')).toThrow('wants this event');
  await choosy.close();
});

test('an event keeps what was true when it happened', async () => {
  const { id } = await local.stripe.checkout.sessions.create(sessionParams);
  local.controls.payByBank(id);
  local.controls.settle(id, 'succeeded');
  const statuses = local.controls
    .events()
    .map(({ data }) => (data.object as Stripe.Checkout.Session).payment_status);
  expect(statuses).toEqual(['unpaid', 'paid']);
});
