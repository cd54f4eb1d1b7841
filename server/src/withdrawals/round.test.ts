import type { Withdrawal } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createAddressHash } from '../mail/addressHash.ts';
import { type Order, orderAddressId } from '../payments/orderRecord.ts';
import { ordersOfAddress } from '../payments/orders.ts';
import { SCHEMA_VERSION } from '../store/collection.ts';
import { BUYER, OPERATOR, startWithdrawalWorld } from '../testing/withdrawalWorld.ts';

const HOUR_MS = 3_600_000;

test('an order withdrawn from in time is refunded, and its results close', async () => {
  const { buy, call, declare, fail, processed, refunds, statusOf } = await startWithdrawalWorld();
  const { session, order } = await buy();
  const path = `/api/test-sessions/${session.id}/results`;
  expect((await call('GET', path, session)).status).toBe(200);
  const record = await processed(await declare(order.id));
  expect(record).toMatchObject({
    state: 'refunded',
    orders: [{ number: order.id, outcome: 'refunded' }],
    nextAt: null,
  });
  expect([refunds(), await statusOf(session)]).toEqual([1, 'refunded']);
  expect(await fail('GET', path, session)).toEqual([402, 'payment_required']);
});

test.each([
  (number: string) => number.toLowerCase(),
  (number: string) => number.replaceAll('-', ' '),
  (number: string) => number.replaceAll('-', '\u2013'),
  (number: string) => number.replaceAll('-', '\u2212'),
  (number: string) => number.replaceAll('-', ''),
  (number: string) => `Bestellnr.: \u201e${[...number].join(' ')}\u201c!`,
  (number: string) => number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
])('an order number is found however it was typed: %#', async (typed) => {
  const { buy, declare, processed } = await startWithdrawalWorld();
  const { order } = await buy();
  expect((await processed(await declare(typed(order.id))))?.state).toBe('refunded');
});

test('the address may be typed in another case', async () => {
  const { buy, declare, processed } = await startWithdrawalWorld();
  const { order } = await buy();
  expect((await processed(await declare(order.id, { email: 'Jenny.Rosen@Example.com' })))?.state).toBe(
    'refunded',
  );
});

test('the same declaration twice is one refund and two acknowledgments', async () => {
  const { buy, declare, processed, refunds, subjects } = await startWithdrawalWorld();
  const { order } = await buy();
  const [first, second] = [await declare(order.id), await declare(order.id)];
  expect(first.body.id).not.toBe(second.body.id);
  expect((await processed(first))?.orders).toEqual([{ number: order.id, outcome: 'refunded' }]);
  expect(await processed(second)).toMatchObject({
    state: 'refunded',
    orders: [{ number: order.id, outcome: 'already-refunded' }],
  });
  expect(refunds()).toBe(1);
  expect(subjects(BUYER)).toHaveLength(2);
});

test('of two orders of one address only those that are named are refunded', async () => {
  const { buy, declare, processed, refunds, statusOf, orderOf, ports } = await startWithdrawalWorld();
  const [one, other] = [await buy(), await buy()];
  expect((await ordersOfAddress(ports, BUYER, 10)).map(({ id }) => id).sort()).toEqual(
    [one.order.id, other.order.id].sort(),
  );
  expect((await processed(await declare(one.order.id)))?.state).toBe('refunded');
  expect([await statusOf(one.session), await statusOf(other.session)]).toEqual(['refunded', 'paid']);
  const both = await processed(await declare(`${one.order.id} and ${other.order.id}`));
  expect(both?.orders.map(({ outcome }) => outcome)).toEqual(['already-refunded', 'refunded']);
  expect(refunds()).toBe(2);
  expect(await orderOf(other.session)).toEqual(other.order);
});

test('after a retake of the payment the newest order counts, and each number stays its own', async () => {
  const { buy, declare, processed, statusOf } = await startWithdrawalWorld();
  const first = await buy();
  await processed(await declare(first.order.id));
  const second = await buy(first.session);
  expect(second.order.id).not.toBe(first.order.id);
  expect(await statusOf(first.session)).toBe('paid');
  expect((await processed(await declare(first.order.id)))?.state).toBe('refunded');
  expect(await statusOf(first.session)).toBe('paid');
});

test('a declaration without an order is left to the operator, who gets one email an hour', async () => {
  const { declare, processed, subjects, time, call } = await startWithdrawalWorld();
  for (const contract of ['the IQ test', 'Q-2026-7777777', 'Q-2026'])
    expect((await processed(await declare(contract)))?.state).toBe('open');
  expect(subjects(OPERATOR)).toEqual(['A withdrawal needs your answer']);
  time.now += HOUR_MS;
  const declared = await declare('still nothing');
  await processed(declared);
  expect(subjects(OPERATOR)).toHaveLength(2);
  const { body } = await call<Withdrawal>('GET', `/api/withdrawals/${declared.body.id}`);
  expect(body).toEqual({ ...declared.body, mail: 'sent' });
});

test('an order whose test was deleted is refunded by its number alone', async () => {
  const { buy, call, declare, processed, refunds, store, ports } = await startWithdrawalWorld();
  const { session, order } = await buy();
  await call('DELETE', `/api/test-sessions/${session.id}`, session);
  expect(await store.orders.get(order.id)).toMatchObject({ sessionId: null, email: null });
  expect(await ordersOfAddress(ports, BUYER, 10)).toEqual([]);
  const record = await processed(await declare(order.id, { email: 'another@example.org' }));
  expect([record?.state, refunds()]).toEqual(['refunded', 1]);
});

test('while the provider fails, the server retries the refund, and later emails the operator', async () => {
  const { buy, declare, processed, refunds, ports, subjects, time } = await startWithdrawalWorld();
  const { order } = await buy();
  const declared = await declare(order.id);
  const { refund } = ports.payments;
  ports.payments.refund = async () => {
    throw new Error('Stripe is down');
  };
  for (let tries = 0; tries < 6; tries += 1) {
    expect(await processed(declared)).toMatchObject({ state: 'received', attempts: tries + 1 });
    time.now += 6 * HOUR_MS;
  }
  expect(subjects(OPERATOR)).toContain('A withdrawal needs your answer');
  ports.payments.refund = refund;
  expect((await processed(declared))?.state).toBe('refunded');
  expect(refunds()).toBe(1);
});

test('a disputed payment is left to the operator', async () => {
  const { buy, declare, processed, refunds, stripe, eventOf } = await startWithdrawalWorld();
  const { order } = await buy();
  const { payment_intent } = eventOf('checkout.session.completed').data.object as { payment_intent: string };
  stripe.controls.openDispute(payment_intent);
  const record = await processed(await declare(order.id));
  expect(record).toMatchObject({ state: 'open', orders: [{ outcome: 'not-refundable' }] });
  expect(refunds()).toBe(0);
});

test('among 10,000 orders one is found by its number, and those of an address by it, without reading the others', async () => {
  const world = await startWithdrawalWorld();
  const { buy, declare, processed, ports, store } = world;
  const { order } = await buy();
  const hash = createAddressHash(ports.addressKey);
  const letters = 'ABCDEFGHJK';
  for (let i = 0; i < 10_000; i += 1) {
    const code = String(i)
      .padStart(4, '0')
      .replace(/\d/g, (digit) => letters[Number(digit)] ?? '');
    const email = `visitor${i}@example.org`;
    const other: Order = { ...order, id: `Q-2025-AAA${code}`, email };
    await store.orders.create(other.id, other);
    const id = orderAddressId(await hash(email), other.id);
    await store.orderAddresses.create(id, { schemaVersion: SCHEMA_VERSION, id, createdAt: other.createdAt });
  }
  let read = 0;
  const { get, ids } = store.orders;
  store.orders.get = (...args) => {
    read += 1;
    return get(...args);
  };
  store.orders.ids = (...args) => {
    read += 10_000;
    return ids(...args);
  };
  expect((await processed(await declare(order.id)))?.state).toBe('refunded');
  expect((await ordersOfAddress(ports, 'visitor77@example.org', 5)).map(({ email }) => email)).toEqual([
    'visitor77@example.org',
  ]);
  expect(read).toBeLessThan(5);
});
