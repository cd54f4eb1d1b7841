import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { failureOf, sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';

let local: TestStripe;
let stripe: Stripe;

beforeAll(async () => {
  local = await startTestStripe();
  stripe = local.stripe;
});
afterAll(() => local.close());
afterEach(() => local.controls.clearFaults());

const newKey = () => crypto.randomUUID();
const create = (idempotencyKey: string, changes: object = {}) =>
  stripe.checkout.sessions.create({ ...sessionParams, ...changes }, { idempotencyKey });
const count = async () => (await stripe.checkout.sessions.list({ limit: 100 })).data.length;

test('the same key with the same parameters is given the first answer again', async () => {
  const key = newKey();
  const first = await create(key);
  local.controls.pay(first.id);
  const before = await count();
  const again = await create(key);
  expect(again).toEqual(first);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  expect(await count()).toBe(before);
});

test('the order of the parameters does not matter', async () => {
  const key = newKey();
  const first = await create(key);
  const { mode, ...rest } = sessionParams;
  expect((await stripe.checkout.sessions.create({ ...rest, mode }, { idempotencyKey: key })).id).toBe(
    first.id,
  );
});

test('the same key with other parameters, or for another call, is an error', async () => {
  const key = newKey();
  const { id } = await create(key);
  for (const call of [
    create(key, { locale: 'fr' }),
    stripe.checkout.sessions.expire(id, {}, { idempotencyKey: key }),
  ]) {
    const failure = await failureOf(call);
    expect([failure.statusCode, failure.type, failure.rawType]).toEqual([
      400,
      'StripeIdempotencyError',
      'idempotency_error',
    ]);
  }
});

test('a key of the test mode is free in the live mode', async () => {
  const key = newKey();
  await create(key);
  const live = local.client('sk_live_local').checkout.sessions;
  expect((await live.create(sessionParams, { idempotencyKey: key })).livemode).toBe(true);
});

test('a server error is given again too, and nothing was made', async () => {
  const key = newKey();
  const before = await count();
  local.controls.fail({ call: 'checkout.sessions.create', how: 'fail' });
  for (let time = 0; time < 2; time += 1) {
    const failure = await failureOf(create(key));
    expect([failure.statusCode, failure.headers?.['idempotent-replayed']]).toEqual([
      500,
      time === 0 ? undefined : 'true',
    ]);
  }
  expect(await count()).toBe(before);
});

test.each([429, 503] as const)('a %d is not remembered: nothing has begun', async (status) => {
  const key = newKey();
  local.controls.fail({ call: 'checkout.sessions.create', how: 'fail', status });
  expect((await failureOf(create(key))).statusCode).toBe(status);
  expect((await create(key)).status).toBe('open');
});

test('parameters that are refused are not remembered, and made nothing', async () => {
  const key = newKey();
  const before = await count();
  expect((await failureOf(create(key, { mode: 'pay' }))).param).toBe('mode');
  expect((await failureOf(create(key, { expand: ['success_url'] }))).param).toBe('expand');
  expect(await count()).toBe(before);
  expect((await create(key)).status).toBe('open');
});

test('while a call is at work its key is in use, and free again once its client has gone', async () => {
  const key = newKey();
  local.controls.fail({ call: 'refunds.create', how: 'hang' });
  const leaving = new AbortController();
  const body = new URLSearchParams({ payment_intent: 'pi_none' });
  const headers = { Authorization: 'Bearer sk_test_local', 'Idempotency-Key': key };
  const hanging = fetch(`${local.url}/v1/refunds`, { method: 'POST', headers, body, signal: leaving.signal });
  const gone = expect(hanging).rejects.toThrow('abort');
  const other = () =>
    failureOf(stripe.refunds.create({ payment_intent: 'pi_none' }, { idempotencyKey: key }));
  await expect.poll(() => local.controls.faults()).toEqual([]); // it has begun
  expect((await other()).statusCode).toBe(409);
  leaving.abort();
  await gone;
  await expect.poll(async () => (await other()).statusCode).toBe(404);
});

test('an answer that is lost after the work is done is found again by its key, and the work is done once', async () => {
  const before = await count();
  const sessions = local.client('sk_test_local', { maxNetworkRetries: 3, timeout: 2000 }).checkout.sessions;
  for (const how of ['fail', 'hang'] as const) {
    local.controls.fail({ call: 'checkout.sessions.create', how, when: 'after' });
    const session = await sessions.create(sessionParams, { idempotencyKey: newKey() });
    expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
  }
  expect(await count()).toBe(before + 2);
});

test('the key of a call that only reads is ignored', async () => {
  const key = newKey();
  const { id } = await create(key);
  expect((await stripe.checkout.sessions.retrieve(id, {}, { idempotencyKey: key })).id).toBe(id);
});

test('a key of more than 255 characters is refused', async () => {
  expect((await failureOf(create('x'.repeat(256)))).statusCode).toBe(400);
  expect((await create('x'.repeat(255))).status).toBe('open');
});
