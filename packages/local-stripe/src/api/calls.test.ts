import { expect, test } from 'vitest';
import { createLocalStripe } from '../createLocalStripe.ts';
import { ask, openSession } from '../localStripe.fixture.ts';

const local = createLocalStripe();
const first = await openSession(local);
const second = await openSession(local);
const open = await openSession(local);
local.controls.pay(first.id);
local.controls.pay(second.id);
const payment = String((await first.read()).payment_intent);
local.controls.refund({ payment_intent: payment, amount: 40 });

const listed = async (path: string) =>
  (await ask(local, path)).body.data.map((object: { id: string; type?: string }) => object.type ?? object.id);

test('events are found by type, by several, or by a group with a star', async () => {
  expect(await listed('events?type=checkout.session.completed')).toHaveLength(2);
  expect(await listed('events?types[0]=refund.created&types[1]=charge.refunded')).toEqual([
    'charge.refunded',
    'refund.created',
  ]);
  expect(await listed('events?type=charge.*')).toEqual(['charge.refunded']);
  expect(await listed('events')).toHaveLength(4);
});

test('a type and several types at once are refused', async () => {
  const { status, body } = await ask(local, 'events?type=refund.created&types[0]=refund.failed');
  expect([status, body.error.param]).toEqual([400, 'types']);
});

test('events that no webhook waits for count as delivered', async () => {
  expect(await listed('events?delivery_success=true')).toHaveLength(4);
  expect(await listed('events?delivery_success=false')).toEqual([]);
});

test('sessions are found by their state and by their payment', async () => {
  expect(await listed('checkout/sessions?status=open')).toEqual([open.id]);
  expect(await listed('checkout/sessions?status=complete')).toEqual([second.id, first.id]);
  expect(await listed(`checkout/sessions?payment_intent=${payment}`)).toEqual([first.id]);
});

test('refunds are found by payment and by charge, and by both only where both are right', async () => {
  const [refund] = (await ask(local, 'refunds')).body.data;
  expect(await listed(`refunds?payment_intent=${payment}`)).toEqual([refund.id]);
  expect(await listed(`refunds?charge=${refund.charge}`)).toEqual([refund.id]);
  expect(await listed(`refunds?charge=${refund.charge}&payment_intent=pi_other`)).toEqual([]);
});

test('what is missing is named as Stripe names it', async () => {
  const missing = async (path: string) => (await ask(local, path)).body.error;
  expect(await missing('checkout/sessions/cs_test_none')).toMatchObject({
    code: 'resource_missing',
    param: 'session',
  });
  expect(await missing('payment_intents/pi_none')).toMatchObject({ param: 'intent' });
  // an object of another kind isn't there either
  expect(await missing(`refunds/${payment}`)).toMatchObject({ code: 'resource_missing', param: 'id' });
});
