import { expect, test } from 'vitest';
import { createCheckoutSession } from './checkoutSession.ts';

const options = {
  origin: 'http://localhost:4242',
  isLive: false,
  created: 1,
  expiresAt: 86_401,
  amount: 198,
  currency: 'eur',
  successUrl: 'https://shop.example/{CHECKOUT_SESSION_ID}',
  cancelUrl: null,
  clientReferenceId: null,
  customerEmail: null,
  locale: null,
  metadata: {},
  submitType: null,
};

test('a new session is open and unpaid, costs what its items cost, and is paid on a page of its own', () => {
  const session = createCheckoutSession(options);
  expect(session).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    livemode: false,
  });
  expect([session.amount_subtotal, session.amount_total, session.total_details]).toEqual([
    198,
    198,
    { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ]);
  expect(session.url).toBe(`http://localhost:4242/c/pay/${session.id}`);
  // a placeholder is filled in when the visitor returns, not before
  expect(session.success_url).toBe(options.successUrl);
});

test('the id says whether money moves, and is another one for each session', () => {
  const ids = [false, false, true].map((isLive) => createCheckoutSession({ ...options, isLive }).id);
  expect(ids[0]).toMatch(/^cs_test_/);
  expect(ids[2]).toMatch(/^cs_live_/);
  expect(new Set(ids).size).toBe(3);
});
