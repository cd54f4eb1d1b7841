import { expect, test, vi } from 'vitest';
import { createPaymentCheck } from '../../payments/paymentCheck.ts';
import type { AskedBy } from '../../payments/provider.ts';
import type { TestSessionRecord } from '../../session/record.ts';
import { createFinishedRecord } from '../../testing/records.ts';
import { startStripeWorld } from '../../testing/stripeWorld.ts';
import { type CallBudget, createCallBudget } from './callBudget.ts';

/** A budget on a clock that moves only while somebody waits, and the calls that it let pass. */
function stoppedBudget(answer: typeof fetch = async () => new Response('{}')) {
  const time = { now: 0 };
  const send = vi.fn(answer);
  const pause = async (ms: number) => {
    time.now += ms;
  };
  const budget = createCallBudget({ now: () => time.now, pause, send });
  return { time, budget, send, outgoing: () => send.mock.calls.length };
}

const ask = async (budget: CallBudget, by: AskedBy) =>
  (await budget.fetchFor(by)('https://stripe.test/v1/x')).status;

test('pages that poll share ten calls a second, and what comes first finds its own', async () => {
  const { time, budget, outgoing } = stoppedBudget();
  for (let second = 0; second < 20; second += 1) {
    for (let page = 0; page < 119; page += 1) await ask(budget, 'poll');
    time.now += 1000;
  }
  expect(outgoing()).toBeLessThanOrEqual(10 + 19 * 20);
  time.now -= 1000;
  const before = time.now;
  for (let event = 0; event < 10; event += 1) expect(await ask(budget, 'event')).toBe(200);
  expect(time.now).toBe(before);
});

test('what comes first waits for its turn, never longer than five seconds, at twenty a second', async () => {
  const { time, budget } = stoppedBudget();
  for (let event = 0; event < 200; event += 1) expect(await ask(budget, 'event')).toBe(200);
  expect(time.now).toBeGreaterThanOrEqual(9000);
  expect(time.now).toBeLessThan(9500);
});

test('unknown checkouts take nothing from rounds, from pages that poll and from urgent calls', async () => {
  const { time, budget } = stoppedBudget();
  const answered = { event: 0, round: 0, poll: 0 };
  for (let moment = 0; moment < 400; moment += 1) {
    for (let i = 0; i < 8; i += 1) await ask(budget, 'stranger');
    const by = (['event', 'round', 'poll'] as const)[moment % 3] ?? 'poll';
    if ((await ask(budget, by)) === 200) answered[by] += 1;
    time.now += 200;
  }
  expect(answered).toEqual({ event: 134, round: 133, poll: 133 });
});

test('a page that polls does not go before a round that waits', async () => {
  let release = () => {};
  const time = { now: 0 };
  const pause = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  const budget = createCallBudget({ now: () => time.now, pause, send: async () => new Response('{}') });
  for (let event = 0; event < 10; event += 1) await ask(budget, 'event');
  const round = ask(budget, 'round');
  time.now += 60;
  expect(await ask(budget, 'poll')).toBe(429);
  release();
  expect(await round).toBe(200);
});

test('a round of the server waits until enough is left, and a page that polls does not', async () => {
  const { time, budget } = stoppedBudget();
  for (let event = 0; event < 20; event += 1) await ask(budget, 'event');
  expect(await ask(budget, 'poll')).toBe(429);
  expect(await ask(budget, 'round')).toBe(200);
  expect(time.now).toBeGreaterThanOrEqual(500);
});

test.each([
  ['7', 7000],
  [undefined, 1000],
  ['soon', 1000],
  ['-1', 1000],
  ['999999', 60_000],
] as const)('after 429 with Retry-After %s nobody asks for %d ms', async (header, silenceMs) => {
  const { time, budget, send, outgoing } = stoppedBudget();
  send.mockResolvedValueOnce(
    new Response('{}', { status: 429, headers: header === undefined ? {} : { 'Retry-After': header } }),
  );
  expect(await ask(budget, 'poll')).toBe(429);
  expect(await ask(budget, 'poll')).toBe(429);
  expect(outgoing()).toBe(1);
  time.now += silenceMs - 1;
  expect(await ask(budget, 'poll')).toBe(429);
  expect(outgoing()).toBe(1);
  time.now += 1;
  expect(await ask(budget, 'poll')).toBe(200);
});

test('a checkout waits out a short silence, and says when to come again in a long one', async () => {
  const { time, budget, send } = stoppedBudget();
  const refuse = (seconds: string) =>
    send.mockResolvedValueOnce(new Response('{}', { status: 429, headers: { 'Retry-After': seconds } }));
  refuse('2');
  await ask(budget, 'event');
  expect(await ask(budget, 'event')).toBe(200);
  expect(time.now).toBe(2000);
  refuse('30');
  await ask(budget, 'event');
  const answer = await budget.fetchFor('event')('https://stripe.test/v1/x');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '30']);
  expect(time.now).toBe(2000);
});

test('119 checkouts that one address asks about every second are few calls at Stripe, and others still pay', async () => {
  let limited: ReturnType<typeof stoppedBudget> | undefined;
  const world = await startStripeWorld({}, (send) => {
    limited = stoppedBudget(send);
    return limited.budget;
  });
  const { time, outgoing } = limited ?? stoppedBudget();
  const records: TestSessionRecord[] = [];
  const { refresh } = createPaymentCheck(world.ports);
  const { payments, publicUrl, store } = world.ports;
  for (let i = 0; i < 119; i += 1) {
    const id = `1767225600000-${String(i).padStart(10, '0')}`;
    const idempotencyKey = String(i).padStart(24, '0');
    const price = { amountMinor: 100, currency: 'EUR' };
    const made = await payments.createCheckout({
      sessionId: id,
      price,
      successUrl: publicUrl,
      cancelUrl: publicUrl,
      idempotencyKey,
      productName: 'Results',
      locale: null,
    });
    const checkouts = [{ state: 'open' as const, idempotencyKey, price, createdAt: world.time.now, ...made }];
    const record = createFinishedRecord({ id, checkouts });
    await store.testSessions.create(id, record);
    records.push(record);
    time.now += 1000;
  }
  const perSecond: number[] = [];
  for (let second = 0; second < 15; second += 1) {
    const before = outgoing();
    for (const record of records) await refresh(record);
    perSecond.push(outgoing() - before);
    world.time.now += 1000;
    time.now += 1000;
  }
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(20);
  const average = (from: number, to: number) =>
    perSecond.slice(from, to).reduce((sum, each) => sum + each, 0) / (to - from);
  expect(average(0, 15)).toBeLessThanOrEqual(12);
  expect(average(10, 15)).toBeLessThanOrEqual(10);
  const other = await world.finished();
  const id = await world.openCheckout(other);
  world.stripe.controls.pay(id);
  await world.deliver(world.eventOf('checkout.session.completed'));
  expect(await world.statusOf(other)).toBe('paid');
});

test('what Stripe says of too many calls is a provider that cannot be asked now, and nothing is lost', async () => {
  let limited: ReturnType<typeof stoppedBudget> | undefined;
  const world = await startStripeWorld({}, (send) => {
    limited = stoppedBudget(send);
    return limited.budget;
  });
  const { time } = limited ?? stoppedBudget();
  const session = await world.finished();
  world.stripe.controls.fail({
    call: 'checkout.sessions.create',
    how: 'fail',
    status: 429,
    retryAfterSeconds: 20,
  });
  const answer = await world.call('POST', '/api/create-payment', session);
  expect([answer.status, answer.body.code]).toEqual([502, 'payment_provider_failed']);
  expect((await world.call('POST', '/api/create-payment', session)).status).toBe(502);
  time.now += 20_000;
  const id = await world.openCheckout(session);
  world.stripe.controls.pay(id);
  world.stripe.controls.fail({
    call: 'checkout.sessions.retrieve',
    how: 'fail',
    status: 429,
    retryAfterSeconds: 9,
  });
  expect(await world.statusOf(session)).toBe('pending');
  expect(await world.deliver(world.eventOf('checkout.session.completed'))).toBe(502);
  time.now += 9000;
  world.time.now += 1;
  expect(await world.statusOf(session)).toBe('paid');
  expect(world.logged.map(({ event }) => event)).not.toContain('payment_check_failed');
});

test('the calls of the SDK use the budget, in any rank', async () => {
  const asked: AskedBy[] = [];
  const world = await startStripeWorld({}, (send) => ({
    waitMs: () => 0,
    fetchFor:
      (by) =>
      (...request) => {
        asked.push(by);
        return send(...request);
      },
  }));
  const session = await world.finished();
  await world.openCheckout(session);
  await world.statusOf(session);
  await world.ports.payments.listMissedEvents?.(0);
  expect([...new Set(asked)]).toEqual(['event', 'poll', 'round']);
});
