import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failureOf, sessionParams, startTestStripe, type TestStripe } from '../testStripe.fixture.ts';

let local: TestStripe;
let stripe: Stripe;

beforeAll(async () => {
  local = await startTestStripe();
  stripe = local.stripe;
});
afterAll(() => local.close());
beforeEach(() => {
  delete local.time.now;
});

const create = (changes: object = {}) => stripe.checkout.sessions.create({ ...sessionParams, ...changes });

/** Price with an amount and a currency in place of the usual ones. */
const priced = (unit_amount: unknown, currency = 'eur') => ({
  line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: 'x' } } }],
});

test('a session is created, found again with its id, and told by its request id', async () => {
  const session = await create();
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 100,
    currency: 'eur',
    client_reference_id: 'order-1',
    metadata: { order: '1' },
    locale: 'de',
    livemode: false,
    payment_intent: null,
    url: `${local.url}/c/pay/${session.id}`,
  });
  expect(session.expires_at - session.created).toBe(86_400);
  expect(session.lastResponse.requestId).toMatch(/^req_\w{24}$/);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
});

test('the payment of a session and its charge are answered in full where they are asked for', async () => {
  const { id } = await create();
  local.controls.pay(id);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    payment_intent: {
      status: 'succeeded',
      amount_received: 100,
      metadata: { order: '1' },
      latest_charge: { status: 'succeeded', amount: 100, paid: true, refunded: false, disputed: false },
    },
  });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  const intent = await stripe.paymentIntents.retrieve(String(payment_intent));
  expect((await stripe.charges.retrieve(String(intent.latest_charge))).payment_intent).toBe(intent.id);
  const { data } = await stripe.checkout.sessions.list({
    payment_intent: intent.id,
    expand: ['data.payment_intent'],
  });
  expect(data).toMatchObject([{ id, payment_intent: { id: intent.id } }]);
});

test.each([
  ['an unknown name', { payment_methods: ['card'] }, 'parameter_unknown', 'payment_methods'],
  [
    'a name that Stripe has given up',
    { payment_method_types: ['card'] },
    'parameter_unknown',
    'payment_method_types',
  ],
  [
    'a misspelt name deep inside',
    {
      line_items: [
        { quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: { title: 'x' } } },
      ],
    },
    'parameter_missing',
    'line_items[0][price_data][product_data][name]',
  ],
  [
    'an unknown name deep inside',
    {
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'x', title: 'x' } },
        },
      ],
    },
    'parameter_unknown',
    'line_items[0][price_data][product_data][title]',
  ],
  ['no mode', { mode: undefined }, 'parameter_missing', 'mode'],
  ['no items', { line_items: undefined }, 'parameter_missing', 'line_items'],
  ['an unknown mode', { mode: 'pay' }, undefined, 'mode'],
  ['a mode that is not offered', { mode: 'subscription' }, undefined, 'mode'],
  ['a parameter that is not offered', { customer: 'cus_1' }, undefined, 'customer'],
  ['an unknown locale', { locale: 'ar' }, undefined, 'locale'],
  ['a broken amount', priced('1.5'), 'parameter_invalid_integer', 'line_items[0][price_data][unit_amount]'],
  ['a negative amount', priced(-1), undefined, 'line_items[0][price_data][unit_amount]'],
  ['too small an amount', priced(49), 'amount_too_small', 'line_items'],
  ['an unknown currency', priced(100, 'eux'), undefined, 'line_items[0][price_data][currency]'],
  ['an address that is none', { success_url: 'done' }, 'url_invalid', 'success_url'],
  ['an address of a script', { cancel_url: 'javascript:alert(1)' }, 'url_invalid', 'cancel_url'],
  ['an empty reference', { client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
  ['too long a reference', { client_reference_id: 'x'.repeat(201) }, undefined, 'client_reference_id'],
  ['too long a value', { metadata: { a: 'x'.repeat(501) } }, undefined, 'metadata[a]'],
  ['a field that cannot be expanded', { expand: ['success_url'] }, undefined, 'expand'],
])('a session with %s is refused', async (_, changes, code, param) => {
  const failure = await failureOf(create(changes));
  expect([failure.statusCode, failure.type, failure.code, failure.param]).toEqual([
    400,
    'StripeInvalidRequestError',
    code,
    param,
  ]);
});

test('a failure says what is wrong with which parameter', async () => {
  const range = { gte: 'yesterday' } as unknown as Stripe.RangeQueryParam;
  for (const [call, says] of [
    [create({ customer: 'cus_1' }), 'customer: Stripe has this parameter, and this local stand-in does not.'],
    [create({ automatic_tax: { enabled: true } }), 'automatic_tax: Stripe has this parameter'],
    [create({ mode: 'pay' }), 'mode: is none of the values that there are.'],
    [stripe.events.list({ created: range }), 'created[gte]: must be a whole number.'],
    [stripe.events.list({ created: { from: 1 } as object }), 'unknown parameter: created[from]'],
  ] as const)
    expect((await failureOf(call)).message).toContain(says);
});

test('a session ends 30 minutes to 24 hours ahead, to the second', async () => {
  const second = 1_800_000_000;
  local.time.now = second * 1000;
  for (const ahead of [1800, 86_400])
    expect((await create({ expires_at: second + ahead })).expires_at).toBe(second + ahead);
  for (const ahead of [1799, 86_401])
    expect((await failureOf(create({ expires_at: second + ahead }))).param).toBe('expires_at');
});

test('a session is expired by the API, or by the time, and only while it is open', async () => {
  local.time.now = 1_800_000_000_000;
  const [first, second] = [await create(), await create()];
  expect((await stripe.checkout.sessions.expire(first.id)).status).toBe('expired');
  expect((await failureOf(stripe.checkout.sessions.expire(first.id))).statusCode).toBe(400);
  local.time.now += 86_399_000;
  expect((await stripe.checkout.sessions.retrieve(second.id)).status).toBe('open');
  local.time.now += 1000;
  expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: 'expired', url: null });
});

test('an answer needs a secret key, and says nothing of a wrong one', async () => {
  for (const key of ['pk_test_local', 'nonsense']) {
    const failure = await failureOf(local.client(key).checkout.sessions.list());
    expect([failure.statusCode, failure.type]).toEqual([401, 'StripeAuthenticationError']);
    expect(failure.message).not.toContain(key);
  }
  const bare = await fetch(`${local.url}/v1/events`);
  expect([bare.status, bare.headers.get('request-id')]).toEqual([401, expect.stringMatching(/^req_/)]);
});

test('what is live and what is a test never meet', async () => {
  const live = local.client('sk_live_local');
  const session = await live.checkout.sessions.create(sessionParams);
  expect(session).toMatchObject({ livemode: true, id: expect.stringMatching(/^cs_live_/) });
  expect((await live.checkout.sessions.retrieve(session.id)).id).toBe(session.id);
  const failure = await failureOf(stripe.checkout.sessions.retrieve(session.id));
  expect([failure.statusCode, failure.code]).toEqual([404, 'resource_missing']);
  expect(failure.message).toContain('live mode');
});

test('what does not exist is missing', async () => {
  const missing = [
    stripe.checkout.sessions.retrieve('cs_test_none'),
    stripe.refunds.retrieve('re_none'),
    stripe.disputes.retrieve('du_none'),
    stripe.events.retrieve('evt_none'),
    stripe.paymentIntents.retrieve('pi_none'),
    stripe.charges.retrieve('ch_none'),
    stripe.refunds.create({ payment_intent: 'pi_none' }),
    stripe.events.list({ starting_after: 'evt_none' }),
  ];
  for (const call of missing) {
    const failure = await failureOf(call);
    expect([failure.statusCode, failure.code]).toEqual([404, 'resource_missing']);
  }
  expect((await failureOf(stripe.customers.list())).statusCode).toBe(404);
});

test('another version of the API is refused rather than answered in a wrong shape', async () => {
  const failure = await failureOf(stripe.events.list({}, { apiVersion: '2024-04-10' }));
  expect(failure.message).toContain('2024-04-10');
});

test('a list comes in pages, from new to old, and both ways', async () => {
  const mine = await startTestStripe();
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1)
    made.unshift((await mine.stripe.checkout.sessions.create(sessionParams)).id);
  const { sessions } = mine.stripe.checkout;
  const first = await sessions.list({ limit: 2 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
  const last = await sessions.list({ limit: 3, starting_after: String(made[1]) });
  expect([last.data.map(({ id }) => id), last.has_more]).toEqual([made.slice(2), false]);
  const back = await sessions.list({ limit: 2, ending_before: String(made[3]) });
  expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(1, 3), true]);
  const all = await sessions.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
  expect((await failureOf(sessions.list({ limit: 101 }))).param).toBe('limit');
  expect((await sessions.list({ status: 'complete' })).data).toEqual([]);
  await mine.close();
});

test('events are listed by type, by time, and by whether they were delivered', async () => {
  const mine = await startTestStripe({ retryPausesMs: [] });
  const types = ['checkout.session.completed', 'checkout.session.expired'];
  mine.time.now = 1_800_000_000_000;
  const paid = await mine.stripe.checkout.sessions.create(sessionParams);
  const gone = await mine.stripe.checkout.sessions.create(sessionParams);
  mine.controls.pay(paid.id);
  await mine.controls.idle();
  mine.receiver.answers.push(500);
  mine.time.now += 10_000;
  mine.controls.expire(gone.id);
  await mine.controls.idle();
  const list = async (params: Stripe.EventListParams) =>
    (await mine.stripe.events.list(params)).data.map(({ type }) => type);
  expect(await list({ types })).toEqual([...types].reverse());
  expect(await list({ types, delivery_success: false })).toEqual(['checkout.session.expired']);
  expect(await list({ types, delivery_success: true })).toEqual(['checkout.session.completed']);
  expect(await list({ type: 'checkout.*', created: { lt: 1_800_000_010 } })).toEqual([types[0]]);
  expect(await list({ created: { gt: 1_800_000_010 } })).toEqual([]);
  expect((await failureOf(mine.stripe.events.list({ type: 'a', types }))).param).toBe('types');
  await mine.close();
});
