// Checks all objects of a full run against Stripe's published description of its API.
import { existsSync } from 'node:fs';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { EventSubjects } from '../objects/event.ts';
import { failureOf, sessionParams, startTestStripe } from '../testStripe.fixture.ts';
import { readPublishedSchema, schemaPath } from './publishedSchema.fixture.ts';

/** One request and its answer. */
interface Exchange {
  method: 'GET' | 'POST';
  path: string;
  form: string;
  status: number;
  answer: unknown;
}

/** Uses every call, with every offered parameter, and causes every kind of failure. */
async function fullRun() {
  const local = await startTestStripe();
  const exchanges: Exchange[] = [];
  const httpClient = Stripe.createFetchHttpClient(async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init);
    const { pathname, search } = new URL(String(input));
    const method = init?.method === 'POST' ? 'POST' : 'GET';
    const form = method === 'POST' ? String(init?.body ?? '') : search.slice(1);
    exchanges.push({
      method,
      path: pathname,
      form,
      status: response.status,
      answer: await response.clone().json(),
    });
    return response;
  });
  const stripe = local.client('sk_test_local', { httpClient });
  const { sessions } = stripe.checkout;
  const { controls } = local;
  const open = (changes: object = {}) => sessions.create({ ...sessionParams, ...changes });

  await open();
  const rich = await open({
    currency: 'eur',
    customer_email: 'a@example.com',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    submit_type: 'pay',
    payment_intent_data: { description: 'A test', metadata: { a: 'b' } },
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: 'eur',
          unit_amount: 100,
          tax_behavior: 'inclusive',
          product_data: {
            name: 'Results',
            description: 'Of a test',
            images: ['https://example.com/a.png'],
            metadata: { a: 'b' },
          },
        },
      },
    ],
    expand: ['payment_intent'],
  });
  controls.decline(rich.id);
  controls.pay(rich.id);
  const paid = await sessions.retrieve(rich.id, { expand: ['payment_intent.latest_charge'] });
  const { id: payment_intent } = paid.payment_intent as Stripe.PaymentIntent;
  const created = { gte: rich.created, lte: rich.created + 3600 };
  await sessions.list({
    payment_intent,
    status: 'complete',
    limit: 1,
    created,
    expand: ['data.payment_intent'],
  });
  await sessions.expire((await open()).id, { expand: ['payment_intent'] });
  await failureOf(sessions.expire(rich.id));
  await failureOf(sessions.retrieve('cs_test_none'));
  await failureOf(open({ expires_at: 1 }));
  const key = { idempotencyKey: 'key' };
  const refund = await stripe.refunds.create(
    { payment_intent, amount: 10, reason: 'duplicate', metadata: { a: 'b' }, expand: ['charge'] },
    key,
  );
  await failureOf(stripe.refunds.create({ payment_intent }, key));
  await stripe.refunds.retrieve(refund.id, { expand: ['payment_intent'] });
  await stripe.refunds.list({ payment_intent, limit: 5 });

  const byBank = await open();
  controls.payByBank(byBank.id);
  const settled = controls.settle(byBank.id, 'succeeded');
  const pending = await stripe.refunds.create({ payment_intent: String(settled.payment_intent) });
  controls.settleRefund(pending.id, 'failed');
  const refused = await open();
  controls.payByBank(refused.id);
  controls.settle(refused.id, 'failed');
  const dispute = controls.openDispute(payment_intent);
  controls.reviewDispute(dispute.id);
  controls.closeDispute(dispute.id, 'lost');
  controls.closeDispute(dispute.id, 'won');
  controls.fail({ how: 'fail' });
  await failureOf(stripe.events.list());
  const { data } = await stripe.events.list({ types: ['refund.created'], delivery_success: true, limit: 1 });
  await stripe.events.retrieve(String(data[0]?.id));
  await stripe.events.list({ limit: 100 });

  await controls.idle();
  const events = local.receiver.received.map(({ event }) => event);
  await local.close();
  return { exchanges, events };
}

/** Every event that the local Stripe can send. */
const everyEvent: Record<keyof EventSubjects, true> = {
  'charge.dispute.closed': true,
  'charge.dispute.created': true,
  'charge.dispute.funds_reinstated': true,
  'charge.dispute.funds_withdrawn': true,
  'charge.dispute.updated': true,
  'charge.refund.updated': true,
  'charge.refunded': true,
  'checkout.session.async_payment_failed': true,
  'checkout.session.async_payment_succeeded': true,
  'checkout.session.completed': true,
  'checkout.session.expired': true,
  'refund.created': true,
  'refund.failed': true,
  'refund.updated': true,
};

/**
 * Differences in which this Stripe is newer than the published description, with reasons. Each entry must still
 * occur.
 */
const drift = [
  {
    says: /ui_mode (?:must be equal to one of the allowed values|must be null|must match a schema in anyOf)/,
    why: "the values of ui_mode were renamed: 'hosted' is 'hosted_page' in the version of the SDK",
  },
];

/** Described calls that aren't offered here; the README lists them too. */
const notOffered = ['GET /v1/checkout/sessions/{session}/line_items', 'POST /v1/refunds/{refund}'];

const isThere = existsSync(schemaPath);
const hint = isThere
  ? ''
  : ` (SKIPPED: Stripe's description is not at ${schemaPath}; STRIPE_SCHEMA names its place)`;

// Stripe's description belongs to Stripe, and isn't part of this repository: without it the test is skipped, as its
// title says.
test.skipIf(!isThere)(
  `every request and answer of a full run fits what Stripe publishes${hint}`,
  async () => {
    const { exchanges, events } = await fullRun();
    const schema = readPublishedSchema();
    const met = new Set<string>();
    const said: string[] = [];
    for (const { method, path, form, status, answer } of exchanges) {
      const operation = schema.operationOf(method, path);
      if (!operation) continue;
      met.add(operation);
      for (const wrong of schema.checkRequest(method, path, form) ?? [])
        said.push(`request ${operation} ${wrong}`);
      for (const wrong of schema.checkAnswer(method, path, status, answer) ?? [])
        said.push(`answer ${operation} ${wrong}`);
    }
    for (const event of events)
      for (const object of [event, event.data.object as { object: string }])
        for (const wrong of schema.checkObject(object) ?? []) said.push(`event ${event.type} ${wrong}`);

    expect(said.filter((line) => !drift.some(({ says }) => says.test(line)))).toEqual([]);
    expect(drift.filter(({ says }) => !said.some((line) => says.test(line)))).toEqual([]);
    expect([...met, ...notOffered].sort()).toEqual(schema.operations.sort());
    expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(Object.keys(everyEvent));
  },
);

// Skipped where the other one is, for the same reason: the measure is made of Stripe's description.
test.skipIf(!isThere)(`this measure finds what is wrong${hint}`, () => {
  const schema = readPublishedSchema();
  const path = '/v1/checkout/sessions';
  expect(schema.checkRequest('POST', path, 'mode=pay')).toContainEqual(expect.stringContaining('/mode'));
  expect(schema.checkRequest('POST', path, 'modus=payment')?.join()).toContain('"modus"');
  expect(schema.checkRequest('GET', '/v1/events', 'delivered=true')?.join()).toContain('"delivered"');
  expect(schema.checkRequest('GET', '/v1/events', 'delivery_success=true&limit=2')).toEqual([]);
  expect(schema.checkObject({ object: 'refund' })?.join()).toContain('amount');
  expect(schema.checkAnswer('GET', '/v1/refunds', 200, { object: 'list', data: [{}] })?.join()).toContain(
    '/data/0',
  );
  expect(schema.checkAnswer('GET', '/v1/refunds', 404, { error: { type: 'lost' } })?.join()).toContain(
    '/error/type',
  );
});
