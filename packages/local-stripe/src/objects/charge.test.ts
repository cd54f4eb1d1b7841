import { expect, test } from 'vitest';
import { createCharge, type Method, settleCharge } from './charge.ts';
import { createPaymentIntent } from './paymentIntent.ts';

const intent = createPaymentIntent({
  amount: 100,
  created: 1,
  currency: 'eur',
  description: null,
  livemode: false,
  metadata: { order: '1' },
});
const charge = (method: Method, status: 'succeeded' | 'pending' | 'failed') =>
  createCharge(intent, { created: 2, method, status });

test('only money that is there is paid; a debit under way is captured and not paid', () => {
  expect(charge('card', 'succeeded')).toMatchObject({ paid: true, captured: true, amount_captured: 100 });
  expect(charge('sepa_debit', 'pending')).toMatchObject({
    paid: false,
    captured: true,
    amount_captured: 100,
  });
  expect(charge('card', 'failed')).toMatchObject({ paid: false, captured: false, amount_captured: 0 });
});

test.each([
  ['card', 'card_declined', /^ch_/],
  ['sepa_debit', 'debit_not_authorized', /^py_/],
] as const)('a %s fails with a code of its own, and its id begins as at Stripe', (method, code, id) => {
  const failed = charge(method, 'failed');
  expect(failed.failure_code).toBe(code);
  expect(failed.id).toMatch(id);
  expect(charge(method, 'succeeded').failure_code).toBeNull();
});

test('a debit that the bank carries out is paid, a refused one has a reason', () => {
  const [done, refused] = [charge('sepa_debit', 'pending'), charge('sepa_debit', 'pending')];
  settleCharge(done, 'succeeded');
  settleCharge(refused, 'failed');
  expect(done).toMatchObject({ paid: true, status: 'succeeded', failure_code: null });
  expect(refused).toMatchObject({ paid: false, failure_code: 'debit_not_authorized', amount_captured: 0 });
});
