import { expect, test } from 'vitest';
import { createAccount } from './account.ts';
import { createCharge } from './objects/charge.ts';
import { createDispute } from './objects/dispute.ts';
import { createPaymentIntent } from './objects/paymentIntent.ts';
import type { StripeEvent } from './objects/stripeObjects.ts';

function account(now = 1999) {
  const delivered: StripeEvent[] = [];
  return { delivered, made: createAccount({ now: () => now }, (event) => delivered.push(event)) };
}
const chargeIn = (livemode: boolean) =>
  createCharge(
    createPaymentIntent({
      amount: 100,
      created: 1,
      currency: 'eur',
      description: null,
      livemode,
      metadata: {},
    }),
    { created: 1, method: 'card', status: 'succeeded' },
  );

test('times are whole seconds, and never ahead of the clock', () => {
  expect(account(1999).made.now()).toBe(1);
  expect(account(2000).made.now()).toBe(2);
});

test('an event is stored before it is sent, with the object as it was then', () => {
  const { delivered, made } = account();
  const dispute = createDispute(chargeIn(false), 1, 'fraudulent');
  const told = made.tell(made.test, 'charge.dispute.created', dispute);
  dispute.status = 'lost';
  expect(delivered).toEqual([told]);
  expect(made.test.get('event', told.id).data.object).toMatchObject({ status: 'needs_response' });
  expect(told.request).toEqual({ id: null, idempotency_key: null });
});

test('an object is looked for in both modes; what nobody has is missed in the test mode', () => {
  const { made } = account();
  const charge = made.live.add(chargeIn(true));
  expect(made.worldOf(charge.id)).toBe(made.live);
  expect(made.worldOf('ch_none')).toBe(made.test);
});
