import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureOf, sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';

let local: TestStripe;
let stripe: Stripe;
let told: number;

beforeAll(async () => {
  local = await startTestStripe();
  stripe = local.stripe;
});
afterAll(() => local.close());
beforeEach(() => {
  told = local.controls.events().length;
});

const open = async () => (await stripe.checkout.sessions.create(sessionParams)).id;
/** The types of the events since the test began. */
const events = () =>
  local.controls
    .events()
    .slice(told)
    .map(({ type }) => type);
const chargeOf = async (payment: string) => {
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] });
  return latest_charge as Stripe.Charge;
};

test('a payment by bank is complete at once, and paid when the bank has carried it out', async () => {
  const id = await open();
  const { payment_intent } = local.controls.payByBank(id);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  expect((await stripe.paymentIntents.retrieve(String(payment_intent))).status).toBe('processing');
  expect(await chargeOf(String(payment_intent))).toMatchObject({ status: 'pending', paid: false });
  const failure = await failureOf(stripe.refunds.create({ payment_intent: String(payment_intent) }));
  expect(failure.code).toBe('payment_intent_unexpected_state');
  local.controls.settle(id, 'succeeded');
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  expect(await chargeOf(String(payment_intent))).toMatchObject({ status: 'succeeded', paid: true });
  expect(events()).toEqual(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);
  expect(() => local.controls.settle(id, 'failed')).toThrow('waits for no bank');
});

test('a payment that the bank refuses stays unpaid', async () => {
  const id = await open();
  const { payment_intent } = local.controls.payByBank(id);
  local.controls.settle(id, 'failed');
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  expect(await stripe.paymentIntents.retrieve(String(payment_intent))).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'debit_not_authorized' },
  });
  expect(events()).toEqual(['checkout.session.completed', 'checkout.session.async_payment_failed']);
});

test('after a declined card the session is open, and the same payment can still succeed', async () => {
  const id = await open();
  const { payment_intent } = local.controls.decline(id);
  expect(events()).toEqual([]);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_intent });
  expect(await chargeOf(String(payment_intent))).toMatchObject({
    status: 'failed',
    failure_code: 'card_declined',
  });
  expect(local.controls.pay(id)).toMatchObject({ payment_status: 'paid', payment_intent });
  expect(await chargeOf(String(payment_intent))).toMatchObject({ status: 'succeeded' });
  expect(() => local.controls.pay(id)).toThrow('complete, not open');
});

test('a session that expires cancels the payment that was tried', async () => {
  const id = await open();
  const { payment_intent } = local.controls.decline(id);
  local.controls.expire(id);
  expect((await stripe.paymentIntents.retrieve(String(payment_intent))).status).toBe('canceled');
  expect(events()).toEqual(['checkout.session.expired']);
});
