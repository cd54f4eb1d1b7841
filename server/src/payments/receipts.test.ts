import type { StartedTestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createScriptedPayments } from '../testing/scriptedPayments.ts';
import { createTestApp } from '../testing/testApp.ts';
import { BUYER, startWithdrawalWorld } from '../testing/withdrawalWorld.ts';
import { sendDueReceipts } from './receipts.ts';

test('a payment becomes one order and one receipt, however often it is reported', async () => {
  const { buy, deliver, eventOf, mail, receipts, store, call, ports } = await startWithdrawalWorld();
  const { session, order } = await buy();
  for (let i = 0; i < 3; i += 1) {
    await deliver({ ...eventOf('checkout.session.completed'), id: `evt_again_${i}` });
    await call('GET', `/api/test-sessions/${session.id}`, session);
    await sendDueReceipts(ports);
  }
  await mail.deliverDue();
  expect(receipts.map(({ to, subject }) => [to, subject])).toEqual([
    [BUYER, `Receipt for order ${order.id}`],
  ]);
  const numbers: string[] = [];
  for await (const id of store.orders.ids()) numbers.push(id);
  expect(numbers).toEqual([order.id]);
  expect(order).toMatchObject({
    email: BUYER,
    means: 'card',
    isDemo: true,
    price: { amountMinor: 100, currency: 'EUR' },
  });
  expect((await store.orders.get(order.id))?.receipt).toMatchObject({ to: null, dueAt: null });
});

test('a provider that names no address gets no receipt sent, and the visitor still has an order number', async () => {
  const { payments, script } = createScriptedPayments();
  const { finished, call, mail, sentEmails } = createTestApp({ payments });
  const session = await finished();
  await call('POST', '/api/create-payment', session);
  script.report = { status: 'paid', email: 'not an address' };
  const { body } = await call('GET', `/api/test-sessions/${session.id}`, session);
  expect(body).toMatchObject({ paymentStatus: 'paid', orderNumber: expect.stringMatching(/^Q-2026-/) });
  await mail.deliverDue();
  expect(sentEmails).toEqual([]);
});

test('a receipt that could not be queued is sent by a later round', async () => {
  const { buy, mail, ports, receipts, time } = await startWithdrawalWorld();
  const { add } = ports.mail;
  ports.mail.add = async () => {
    throw new Error('the disk is full');
  };
  await buy();
  time.now += 600_000;
  await sendDueReceipts(ports);
  ports.mail.add = add;
  await sendDueReceipts(ports);
  expect(receipts).toEqual([]);
  time.now += 600_000;
  await sendDueReceipts(ports);
  await mail.deliverDue();
  expect(receipts).toHaveLength(1);
});

test('an order that a crash left without its payment is removed by the round, and the payment gets another', async () => {
  const { finished, openCheckout, stripe, deliver, eventOf, store, ports, time, orderOf } =
    await startWithdrawalWorld();
  const session = await finished();
  stripe.controls.pay(await openCheckout(session));
  const { update } = store.testSessions;
  store.testSessions.update = async () => {
    throw new Error('crashed');
  };
  expect(await deliver(eventOf('checkout.session.completed'))).toBeGreaterThanOrEqual(500);
  store.testSessions.update = update;
  await deliver(eventOf('checkout.session.completed'));
  time.now += 600_000;
  await sendDueReceipts(ports);
  const numbers: string[] = [];
  for await (const id of store.orders.ids()) numbers.push(id);
  expect(numbers).toEqual([(await orderOf(session)).id]);
});

test('erasing a test takes the address and a receipt that is not sent yet', async () => {
  const mailer = {
    async send() {
      throw new Error('no connection');
    },
  };
  const { buy, call, store, mail } = await startWithdrawalWorld({ mailer });
  const { session, order } = await buy();
  await mail.deliverDue();
  expect((await mail.listWaiting()).count).toBe(1);
  await call('DELETE', `/api/test-sessions/${session.id}`, session as StartedTestSession);
  expect((await mail.listWaiting()).count).toBe(0);
  expect(JSON.stringify(await store.orders.get(order.id))).not.toContain('@');
  for await (const id of store.orderAddresses.ids()) expect.unreachable(id);
});
