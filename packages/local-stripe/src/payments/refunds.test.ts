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
  expect(events().slice(4)).toEqual([
    'refund.updated',
    'charge.refund.updated',
    'refund.failed',
    'refund.updated',
    'charge.refund.updated',
  ]);
  expect(() => local.controls.settleRefund(second.id, 'succeeded')).toThrow('failed already');
});

test('a refund that had succeeded can fail weeks later, and one that waits for its holder can be canceled', async () => {
  const payment = await paid();
  const first = await stripe.refunds.create({ payment_intent: payment });
  expect(local.controls.settleRefund(first.id, 'failed')).toMatchObject({ status: 'failed' });
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 0, refunded: false });
  const second = await stripe.refunds.create({ payment_intent: payment });
  expect(local.controls.settleRefund(second.id, 'requires_action').status).toBe('requires_action');
  expect(await chargeOf(payment)).toMatchObject({ refunded: true });
  local.controls.settleRefund(second.id, 'canceled');
  expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 0, refunded: false });
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
    expect(() => local.controls.closeDispute(dispute.id, status)).toThrow('already');
    expect(events()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      ...(status === 'won' ? ['charge.dispute.funds_reinstated'] : []),
    ]);
    if (status === 'won') expect((await stripe.refunds.create({ payment_intent: payment })).amount).toBe(100);
  },
);

test('a bank looks at the evidence, decides, and may decide otherwise later', async () => {
  const payment = await paid();
  const { id } = local.controls.openDispute(payment);
  expect(local.controls.reviewDispute(id).status).toBe('under_review');
  expect(() => local.controls.reviewDispute(id)).toThrow('already');
  local.controls.closeDispute(id, 'lost');
  expect(local.controls.closeDispute(id, 'won').status).toBe('won');
  local.controls.closeDispute(id, 'lost');
  expect(events().slice(2)).toEqual([
    'charge.dispute.updated',
    'charge.dispute.closed',
    'charge.dispute.updated',
    'charge.dispute.funds_reinstated',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
  ]);
});
