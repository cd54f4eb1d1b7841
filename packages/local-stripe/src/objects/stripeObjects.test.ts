import { expect, test } from 'vitest';
import { createCharge } from './charge.ts';
import { createDispute } from './dispute.ts';
import { createPaymentIntent } from './paymentIntent.ts';
import { createWorld, type World } from './stripeObjects.ts';

const live: World = createWorld(true, () => tests);
const tests: World = createWorld(false, () => live);
const payment = (livemode: boolean) =>
  createPaymentIntent({ amount: 1, created: 1, currency: 'eur', description: null, livemode, metadata: {} });

test('what is there is listed by its kind, the newest first', () => {
  const first = tests.add(payment(false));
  const charge = tests.add(createCharge(first, { created: 2, method: 'card', status: 'succeeded' }));
  tests.add(createDispute(charge, 3, 'fraudulent'));
  const second = tests.add(payment(false));
  expect(tests.all('payment_intent')).toEqual([second, first]);
  expect(tests.all('refund')).toEqual([]);
  expect(tests.get('charge', charge.id)).toBe(charge);
});

test('an object of another kind is missing, whatever its id', () => {
  const { id } = tests.add(payment(false));
  expect(() => tests.get('charge', id, 'charge')).toThrow(`No such charge: '${id}'.`);
});

test.each([
  ['live', tests, live],
  ['test', live, tests],
] as const)('who asks with the wrong key is told that there is one in %s mode', (mode, asked, other) => {
  const { id } = other.add(payment(other.isLive));
  expect(() => asked.get('payment_intent', id, 'intent')).toThrow(`There is one in ${mode} mode`);
  expect(() => asked.get('payment_intent', 'pi_none')).not.toThrow('There is one');
  expect(asked.find(id)).toBeUndefined();
});
