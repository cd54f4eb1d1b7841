import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { startWithdrawalWorld } from '../testing/withdrawalWorld.ts';

test('100 reports at once are one order', async () => {
  const { finished, openCheckout, stripe, deliver, eventOf, store } = await startWithdrawalWorld();
  const session = await finished();
  stripe.controls.pay(await openCheckout(session));
  const event = eventOf('checkout.session.completed');
  await Promise.all(Array.from({ length: 100 }, (_, i) => deliver({ ...event, id: `evt_${i}` })));
  let count = 0;
  for await (const _ of store.orders.ids()) count += 1;
  expect(count).toBe(1);
});

test('a number that is taken is drawn again', async () => {
  const draws = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const random = { digit: () => 1, below: () => draws.pop() ?? 1 };
  const { buy } = await startWithdrawalWorld({ random });
  expect([(await buy()).order.id, (await buy()).order.id]).toEqual(['Q-2026-AAAAAAA', 'Q-2026-BBBBBBB']);
});

test('a refund that the bank returns keeps the order and its number', async () => {
  const { buy, orderOf, stripe, deliver, eventOf, receipts, mail, statusOf } = await startWithdrawalWorld();
  const { session, order } = await buy();
  const { payment_intent } = eventOf('checkout.session.completed').data.object as { payment_intent: string };
  const refund = stripe.controls.refund({ payment_intent });
  await deliver(eventOf('charge.refunded'));
  expect(await statusOf(session)).toBe('refunded');
  stripe.controls.settleRefund(refund.id, 'failed');
  await deliver(eventOf('refund.failed'));
  expect(await statusOf(session)).toBe('paid');
  await mail.deliverDue();
  expect((await orderOf(session)).id).toBe(order.id);
  expect(receipts).toHaveLength(1);
});

test('a payment that opens nothing becomes no order', async () => {
  const { finished, openCheckout, stripe, deliver, eventOf, store } = await startWithdrawalWorld();
  const session = await finished();
  const checkout = await openCheckout(session);
  stripe.controls.pay(checkout);
  stripe.controls.change(checkout, { amount_total: 1 });
  await deliver(eventOf('checkout.session.completed'));
  for await (const id of store.orders.ids()) expect.unreachable(id);
});

test('before the payment there is no order number', async () => {
  const { finished, call } = createTestApp();
  const session = await finished();
  expect((await call('GET', `/api/test-sessions/${session.id}`, session)).body.orderNumber).toBeNull();
});
