import { expect, test } from 'vitest';
import { createLocalStripe } from './createLocalStripe.ts';
import { openSession } from './localStripe.fixture.ts';

test('what is stored can be changed, for a consumer that must refuse it', async () => {
  const local = createLocalStripe();
  const { id, read } = await openSession(local);
  const changes = {
    amount_total: 1,
    currency: 'usd',
    mode: 'setup',
    livemode: true,
    client_reference_id: 'other',
  } as const;
  local.controls.change(id, changes);
  expect(await read()).toMatchObject({ id, ...changes });
  expect(local.controls.events()).toEqual([]);
});

test('what a control answers is a copy: writing to it changes nothing', async () => {
  const local = createLocalStripe();
  const { id, read } = await openSession(local);
  local.controls.pay(id).payment_status = 'unpaid';
  expect(await read()).toMatchObject({ payment_status: 'paid' });
  const [event] = local.controls.events();
  if (event) event.type = 'refund.created';
  expect(local.controls.events().map(({ type }) => type)).toEqual(['checkout.session.completed']);
  local.controls.set({ delayMs: 5 }).delayMs = 6;
  expect(local.controls.set({})).toMatchObject({ delayMs: 5 });
});

test('a control finds its object in the mode that made it, the oldest event first in each', async () => {
  const local = createLocalStripe();
  const test = await openSession(local);
  const live = await openSession(local, 'sk_live_local');
  local.controls.pay(live.id);
  local.controls.pay(test.id);
  local.controls.refund({ payment_intent: String((await test.read()).payment_intent) });
  expect(local.controls.events().map(({ type, livemode }) => [type, livemode])).toEqual([
    ['checkout.session.completed', false],
    ['refund.created', false],
    ['charge.refunded', false],
    ['checkout.session.completed', true],
  ]);
});
