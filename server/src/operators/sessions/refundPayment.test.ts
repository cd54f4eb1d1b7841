import type { ProviderWord, SessionDetail } from '@quotient/contract/admin';
import { expect, test } from 'vitest';
import type { Ports } from '../../ports.ts';
import { operatorCalls } from '../../testing/operatorCalls.ts';
import { startStripeWorld } from '../../testing/stripeWorld.ts';
import { createTestApp } from '../../testing/testApp.ts';

const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

/** A test that is paid by the local Stripe, shared and certified, and operators' calls about its payment. */
async function paidTest(replaced: Partial<Ports> = {}) {
  const world = await startStripeWorld(replaced);
  const session = await world.finished();
  const id = await world.openCheckout(session);
  world.stripe.controls.pay(id);
  await world.deliver(world.eventOf('checkout.session.completed'));
  const { token } = session;
  await world.call('POST', '/api/shared-results', { token, body: {} });
  await world.call('POST', '/api/certificates', { token });
  const calls = operatorCalls(world);
  const path = `/sessions/${session.id}/payments/${id}`;
  const refund = (amountMinor = 100, takeBack = true) =>
    calls.ask('POST', `${path}/refund`, { price: euro(amountMinor), takeBack });
  const ask = async () => (await calls.ask<ProviderWord>('POST', `${path}/ask`)).body;
  const detail = () => calls.read<SessionDetail>(`/sessions/${session.id}`);
  const refunds = () => world.stripe.controls.events().filter(({ type }) => type === 'refund.created');
  const paymentIntent = () => String(world.stripe.controls.change(id, {}).payment_intent);
  return { ...world, session, id, ...calls, refund, askProvider: ask, detail, refunds, paymentIntent };
}

test('a payment is refunded, the results close at once, and public pages are withdrawn', async () => {
  const { refund, refunds, statusOf, session, detail, admin } = await paidTest();
  expect((await refund()).body).toEqual({ given: euro(100), state: 'refunded', isTakenBack: true });
  expect(refunds()).toHaveLength(1);
  expect(await statusOf(session)).toBe('refunded');
  const { shared, certificate } = await detail();
  expect([shared, certificate]).toEqual([null, null]);
  const [done] = await admin.audit.list(undefined, 1);
  expect(done).toMatchObject({
    action: 'session.refund',
    outcome: 'done',
    details: { amountMinor: 100, currency: 'EUR', state: 'refunded', takenBack: true },
  });
});

test('what is public stays where the operator wants that', async () => {
  const { refund, detail } = await paidTest();
  expect((await refund(100, false)).body).toMatchObject({ isTakenBack: false });
  const { shared, certificate } = await detail();
  expect([shared === null, certificate === null]).toEqual([false, false]);
});

test('two clicks, a retry and two operators give it back once', async () => {
  const { refund, refunds } = await paidTest();
  const answers = await Promise.all([refund(), refund(), refund()]);
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'refund_done'],
    [409, 'refund_done'],
  ]);
  expect((await refund()).body.code).toBe('refund_done');
  expect(refunds()).toHaveLength(1);
});

test('after a lost answer of the provider, trying again refunds nothing twice', async () => {
  let lose = true;
  const world = await paidTest();
  const { refund: give } = world.ports.payments;
  world.ports.payments.refund = async (...args) => {
    await give(...args);
    if (lose) throw new Error('The connection was lost.');
  };
  expect((await world.refund()).body.code).toBe('payment_provider_failed');
  lose = false;
  expect((await world.refund()).body.code).toBe('refund_done');
  expect(world.refunds()).toHaveLength(1);
});

test('of a partly refunded payment, the rest is shown and refunded', async () => {
  const { stripe, paymentIntent, askProvider, refund, refunds } = await paidTest();
  stripe.controls.refund({ payment_intent: paymentIntent(), amount: 30 });
  expect(await askProvider()).toMatchObject({
    state: 'paid',
    paid: euro(100),
    refundedMinor: 30,
    obstacle: null,
  });
  expect((await refund(100)).body.code).toBe('refund_changed');
  expect(refunds()).toHaveLength(1);
  expect((await refund(70)).body).toMatchObject({ given: euro(70), state: 'refunded' });
  expect(await askProvider()).toMatchObject({
    state: 'refunded',
    refundedMinor: 100,
    obstacle: 'refund_done',
  });
});

test('a dispute shows the reason and the time to answer, and is not refunded', async () => {
  const { stripe, paymentIntent, askProvider, refund, detail } = await paidTest();
  stripe.controls.openDispute(paymentIntent());
  const word = await askProvider();
  expect(word).toMatchObject({ state: 'disputed', obstacle: 'refund_disputed' });
  expect(word.dispute?.reason).toBe('fraudulent');
  expect((await detail()).checkouts[0]?.dispute).toEqual(word.dispute);
  expect((await refund()).body.code).toBe('refund_disputed');
});

test('if the provider is unreachable nothing is refunded, and the detail can still be read', async () => {
  const { ports, refund, detail, stripe, paymentIntent, askProvider } = await paidTest();
  stripe.controls.openDispute(paymentIntent());
  await askProvider();
  ports.payments.retrieveCheckout = () => Promise.reject(new Error('Away.'));
  expect((await refund()).body.code).toBe('payment_provider_failed');
  expect((await detail()).checkouts[0]).toMatchObject({ state: 'disputed', dispute: null });
});

test('a payment that can not be read after its refund counts as refunded', async () => {
  const world = await paidTest();
  const { retrieveCheckout } = world.ports.payments;
  let count = 0;
  world.ports.payments.retrieveCheckout = (id) => {
    count += 1;
    return count === 1 ? retrieveCheckout(id) : Promise.reject(new Error('Away.'));
  };
  expect((await world.refund()).body).toEqual({ given: euro(100), state: null, isTakenBack: true });
  expect(world.logged.map(({ event }) => event)).toContain('after_refund_failed');
});

test('unpaid payments, and those of another test, are not refunded', async () => {
  const world = await paidTest();
  const other = await world.finished();
  const openId = await world.openCheckout(other);
  const body = { price: euro(100), takeBack: true };
  const pathOf = (sessionId: string, checkoutId: string) =>
    `/sessions/${sessionId}/payments/${checkoutId}/refund`;
  expect(await world.refused('POST', pathOf(other.id, openId), body)).toEqual([409, 'refund_not_paid']);
  expect(await world.refused('POST', pathOf(other.id, world.id), body)).toEqual([404, 'checkout_not_found']);
  world.stripe.controls.change(world.id, { metadata: {} });
  expect((await world.refund()).body.code).toBe('refund_not_ours');
  expect(world.refunds()).toHaveLength(0);
});

test('of the demo checkout no money moves, and its results close all the same', async () => {
  const app = createTestApp();
  const session = await app.paid();
  const { ask, read } = operatorCalls(app);
  const { checkouts, isDemo } = await read<SessionDetail>(`/sessions/${session.id}`);
  const path = `/sessions/${session.id}/payments/${checkouts[0]?.id}`;
  expect(isDemo).toBe(true);
  expect((await ask('POST', `${path}/ask`)).body).toMatchObject({ state: 'paid', refundedMinor: 0 });
  expect((await ask('POST', `${path}/refund`, { price: euro(100), takeBack: false })).body).toMatchObject({
    state: 'refunded',
  });
  expect(await app.statusOf(session)).toBe('refunded');
});
