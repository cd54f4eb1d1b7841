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
async function paid() {
  const session = local.controls.pay(await open());
  told = local.controls.events().length;
  return String(session.payment_intent);
}
/** The types of the events since the test, or since the payment. */
const events = () =>
  local.controls
    .events()
    .slice(told)
    .map(({ type }) => type);
const chargeOf = async (payment: string) => {
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] });
  return latest_charge as Stripe.Charge;
};

test('a payment is refunded whole or in parts, and never more than it was', async () => {
  const payment = await paid();
  const part = await stripe.refunds.create({ payment_intent: payment, amount: 30, reason: 'duplicate' });
  expect(part).toMatchObject({
    amount: 30,
    status: 'succeeded',
    payment_intent: payment,
    reason: 'duplicate',
  });
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 30, refunded: false });
  const failure = await failureOf(stripe.refunds.create({ payment_intent: payment, amount: 71 }));
  expect([failure.code, failure.param]).toEqual(['refund_amount_exceeds_charge', 'amount']);
  const rest = local.controls.refund({ payment_intent: payment });
  expect(rest.amount).toBe(70);
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 100, refunded: true });
  expect((await failureOf(stripe.refunds.create({ payment_intent: payment }))).code).toBe(
    'charge_already_refunded',
  );
  expect((await stripe.refunds.list({ payment_intent: payment })).data.map(({ id }) => id)).toEqual([
    rest.id,
    part.id,
  ]);
  expect((await stripe.refunds.retrieve(part.id)).charge).toBe(rest.charge);
  expect(events()).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']);
  expect((await failureOf(stripe.refunds.create({}))).code).toBe('parameter_missing');
});

test('a refund to a bank account is pending until the bank has it, and its money is back where it fails', async () => {
  const id = await open();
  const { payment_intent } = local.controls.payByBank(id);
  local.controls.settle(id, 'succeeded');
  told = local.controls.events().length;
  const [first, second] = [
    await stripe.refunds.create({ payment_intent: String(payment_intent), amount: 60 }),
    await stripe.refunds.create({ payment_intent: String(payment_intent) }),
  ];
  expect([first.status, second.status]).toEqual(['pending', 'pending']);
  expect(local.controls.settleRefund(first.id, 'succeeded').status).toBe('succeeded');
  expect(local.controls.settleRefund(second.id, 'failed').status).toBe('failed');
  expect(await chargeOf(String(payment_intent))).toMatchObject({ amount_refunded: 60, refunded: false });
  expect(events().slice(4)).toEqual(['refund.updated', 'refund.failed', 'refund.updated']);
  expect(() => local.controls.settleRefund(first.id, 'failed')).toThrow('succeeded, not pending');
});

test.each(['won', 'lost'] as const)(
  'a disputed payment cannot be refunded; the dispute is %s',
  async (status) => {
    const payment = await paid();
    const dispute = local.controls.openDispute(payment);
    expect(await chargeOf(payment)).toMatchObject({ disputed: true });
    expect((await failureOf(stripe.refunds.create({ payment_intent: payment }))).code).toBe(
      'charge_disputed',
    );
    expect((await stripe.disputes.list({ payment_intent: payment })).data).toMatchObject([
      { id: dispute.id, status: 'needs_response', amount: 100, reason: 'fraudulent' },
    ]);
    expect(() => local.controls.openDispute(payment)).toThrow('disputed already');
    local.controls.closeDispute(dispute.id, status);
    expect((await stripe.disputes.retrieve(dispute.id)).status).toBe(status);
    expect(() => local.controls.closeDispute(dispute.id, 'won')).toThrow('already');
    expect(events()).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
    if (status === 'won') expect((await stripe.refunds.create({ payment_intent: payment })).amount).toBe(100);
  },
);
