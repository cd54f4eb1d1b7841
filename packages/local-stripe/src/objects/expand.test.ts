import { expect, test } from 'vitest';
import { createCharge } from './charge.ts';
import { expand, readPaths } from './expand.ts';
import { createPaymentIntent } from './paymentIntent.ts';
import { createWorld, type World } from './stripeObjects.ts';

const world: World = createWorld(false, () => world);
const intent = world.add(
  createPaymentIntent({
    amount: 1,
    created: 1,
    currency: 'eur',
    description: null,
    livemode: false,
    metadata: {},
  }),
);
const charge = world.add(createCharge(intent, { created: 1, method: 'card', status: 'succeeded' }));
intent.latest_charge = charge.id;

test('an id becomes its object, as deep as the path leads; what is kept stays as it was', () => {
  const paths = readPaths('charge', false, ['payment_intent.latest_charge']);
  expect(expand(world, charge, paths)).toMatchObject({
    id: charge.id,
    payment_intent: { id: intent.id, latest_charge: { id: charge.id, payment_intent: intent.id } },
  });
  expect(charge.payment_intent).toBe(intent.id);
});

test('two paths through the same object leave both expanded', () => {
  const paths = readPaths('charge', false, ['payment_intent', 'payment_intent.latest_charge']);
  expect(expand(world, charge, paths)).toMatchObject({
    payment_intent: { latest_charge: { id: charge.id } },
  });
});

test('each object of a list is expanded', () => {
  const paths = readPaths('charge', true, ['data.payment_intent']);
  expect(expand(world, { object: 'list', data: [charge] }, paths)).toMatchObject({
    data: [{ payment_intent: { id: intent.id } }],
  });
});

test('what is not there yet stays null', () => {
  const untried = { ...intent, latest_charge: null };
  expect(expand(world, untried, readPaths('payment_intent', false, ['latest_charge']))).toEqual(untried);
});

test.each([
  ['a field that holds no object', 'charge', false, 'amount'],
  ['a name that every object has', 'charge', false, 'constructor'],
  ['a list without its data', 'charge', true, 'payment_intent'],
  ['a path below what can be expanded', 'checkout.session', false, 'payment_intent.latest_charge.amount'],
  [
    'more than four fields',
    'charge',
    false,
    'payment_intent.latest_charge.payment_intent.latest_charge.payment_intent',
  ],
] as const)('%s is refused', (_, kind, isList, path) => {
  expect(() => readPaths(kind, isList, [path])).toThrow(`cannot be expanded: ${path}.`);
});
