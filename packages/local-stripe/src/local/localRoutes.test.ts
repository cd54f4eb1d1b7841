import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf, sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';
import type { commands } from './commands.ts';

let local: TestStripe;

beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());

async function post(command: string, params?: object | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${local.url}/_local/${command}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof params === 'string' ? params : JSON.stringify(params ?? {}),
  });
  return { status: answer.status, body: await answer.json() };
}
/** Answer of a control that must not fail. */
async function control(command: keyof typeof commands, params?: object) {
  const { status, body } = await post(command, params);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}
const open = async () => (await local.stripe.checkout.sessions.create(sessionParams)).id;

test('a whole life of payments is led by HTTP', async () => {
  const session = await open();
  expect(await control('decline', { session })).toMatchObject({ status: 'open' });
  const { payment_intent } = await control('pay', { session });
  const dispute = await control('openDispute', { payment_intent, reason: 'duplicate' });
  expect(dispute.reason).toBe('duplicate');
  expect(await control('closeDispute', { dispute: dispute.id, status: 'won' })).toMatchObject({
    status: 'won',
  });
  expect(await control('refund', { payment_intent, amount: 10 })).toMatchObject({ amount: 10 });

  const byBank = await open();
  expect(await control('payByBank', { session: byBank })).toMatchObject({ payment_status: 'unpaid' });
  const settled = await control('settle', { session: byBank, status: 'succeeded' });
  expect(settled.payment_status).toBe('paid');
  const refund = await control('refund', { payment_intent: settled.payment_intent });
  expect(await control('settleRefund', { refund: refund.id, status: 'succeeded' })).toMatchObject({
    status: 'succeeded',
  });

  const left = await open();
  expect(await control('expire', { session: left })).toMatchObject({ status: 'expired' });
  await control('idle');
  const events = await control('events');
  expect(events.map(({ type }: { type: string }) => type)).toEqual(
    local.controls.events().map(({ type }) => type),
  );
  expect(local.receiver.types().sort()).toEqual(events.map(({ type }: { type: string }) => type).sort());
  await control('resend', { event: events[0].id });
  await control('idle');
  const deliveries = await control('deliveries');
  expect(deliveries.at(-1)).toMatchObject({ eventId: events[0].id, status: 'delivered' });
  expect(deliveries.length).toBe(events.length + 1);
});

test('settings and what is stored are changed by HTTP', async () => {
  const settings = { delayMs: 0, duplicates: 1, lose: 0, isHolding: true, openerPolicy: 'same-origin' };
  expect(await control('set', settings)).toEqual(settings);
  expect(await control('set', { duplicates: 0 })).toEqual({ ...settings, duplicates: 0 });
  const session = await open();
  await control('pay', { session });
  expect((await control('deliveries')).at(-1).status).toBe('held');
  await control('release');
  await control('idle');
  expect((await control('deliveries')).at(-1).status).toBe('delivered');
  expect(await control('set', { openerPolicy: null })).toMatchObject({
    isHolding: false,
    openerPolicy: null,
  });
  await control('change', { session, change: { amount_total: 1, livemode: true } });
  expect(await local.stripe.checkout.sessions.retrieve(session)).toMatchObject({
    amount_total: 1,
    livemode: true,
  });
});

test('faults are set, listed and removed by HTTP', async () => {
  await control('fail', { call: 'checkout.sessions.create', how: 'fail', times: 2 });
  expect((await failureOf(open())).statusCode).toBe(500);
  expect(await control('faults')).toEqual([{ call: 'checkout.sessions.create', how: 'fail', times: 1 }]);
  await local.stripe.events.list();
  await control('clearFaults');
  expect(await open()).toMatch(/^cs_test_/);
});

test.each([
  ['pays', {}, 404, 'There is no control pays. There are: set, fail,'],
  ['toString', {}, 404, 'There is no control toString.'],
  ['pay', {}, 400, 'pay: session: '],
  ['pay', { session: 'cs_test_none' }, 404, "No such checkout.session: 'cs_test_none'."],
  ['pay', { session: 'cs_test_none', by: 'card' }, 400, 'pay: by: '],
  ['pay', '{', 400, 'This is no JSON.'],
  ['fail', { how: 'fail', call: 'refunds.destroy' }, 400, 'fail: call: '],
  ['set', { delayMs: -1 }, 400, 'set: delayMs: '],
])('%s with %j is refused', async (command, params, status, says) => {
  const answer = await post(command, params);
  expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringContaining(says)]);
});

test('a page of another site moves nothing: neither by a form nor under another name', async () => {
  const { id } = await local.stripe.checkout.sessions.create(sessionParams);
  const body = JSON.stringify({ session: id });
  const plain = await post('pay', body, { 'Content-Type': 'text/plain' });
  expect(plain).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('JSON') } } });
  const rebound = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { Host: `evil.example:${local.port}`, 'Content-Type': 'application/json' };
    request(`${local.url}/_local/pay`, { method: 'POST', headers }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end(body);
  });
  expect(rebound).toBe(400);
  expect((await local.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
});
