import { afterEach, expect, test, vi } from 'vitest';
import { createMachine } from '../testing/machineClock.ts';
import { signed, startStripeWorld } from '../testing/stripeWorld.ts';
import { createTestApp } from '../testing/testApp.ts';
import { createReconciliation } from './reconcile.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const AT = Date.UTC(2026, 10, 26, 12);

afterEach(() => void vi.useRealTimers());

test.each([
  ['731 days ahead', 731 * DAY_MS],
  ['72 minutes ahead', 72 * MINUTE_MS],
])('a webhook is accepted at once after a clock that was %s is corrected', async (_, offMs) => {
  const world = await startStripeWorld();
  const { deliver, eventOf, finished, openCheckout, statesOf, stripe, time } = world;
  vi.useFakeTimers({ toFake: ['Date'], now: time.now });
  const session = await finished();
  stripe.controls.pay(await openCheckout(session));
  const event = eventOf('checkout.session.completed');
  time.now += offMs; // the server believes the wrong time for another hour
  expect(await deliver(event, { sign: (payload) => signed(payload, Date.now()) })).toBe(204);
  expect(await statesOf(session)).toEqual(['paid']);
});

test('after a clock that was two years ahead is set right, the provider is asked again within minutes', async () => {
  const machine = createMachine(AT, 731 * DAY_MS);
  const app = createTestApp({ clock: machine.clock });
  const session = await app.finished();
  const checkout = await app.openCheckout(session);
  const reconcile = createReconciliation(app.ports);
  await reconcile();
  machine.time.offMs = 0;
  machine.run(5 * MINUTE_MS);
  expect(machine.clock.now()).toBe(machine.time.true);
  await app.decide(checkout.id, 'pay');
  await reconcile();
  expect((await app.store.testSessions.get(session.id))?.checkouts).toMatchObject([{ state: 'paid' }]);
});

test.each([
  ['72 minutes ahead', 72 * MINUTE_MS],
  ['731 days ahead', 731 * DAY_MS],
])('events from while the clock was %s are fetched after its correction', async (_, offMs) => {
  const machine = createMachine(AT, offMs);
  const app = createTestApp({ clock: machine.clock });
  const since: number[] = [];
  app.ports.payments.listMissedEvents = async (time) => {
    since.push(time);
    return [];
  };
  const reconcile = createReconciliation(app.ports);
  const round = async () => {
    machine.run(MINUTE_MS);
    await reconcile();
  };
  const startedAt = machine.time.true;
  for (let minute = 0; minute < 180; minute += 1) await round();
  machine.time.offMs = 0;
  const setRightAt = since.length;
  for (let minute = 0; minute < 120; minute += 1) await round();
  expect(machine.clock.now()).toBe(machine.time.true);
  expect(Math.min(...since.slice(setRightAt))).toBeLessThanOrEqual(startedAt);
  expect(since.at(-1)).toBe(machine.time.true - 61 * MINUTE_MS);
});

test.each([
  ['26 hours ahead', 26 / 24],
  ['731 days ahead', 731],
])(
  'one start with a clock that is %s forgets no attempt that the provider may have carried out',
  async (_, days) => {
    const machine = createMachine(AT);
    machine.run(120 * MINUTE_MS);
    const app = createTestApp({ clock: machine.clock });
    const session = await app.finished();
    const { createCheckout } = app.ports.payments;
    app.ports.payments.createCheckout = () => Promise.reject(new Error('no answer'));
    const asked = await app.call('POST', '/api/create-payment', { token: session.token });
    expect(asked.status).toBe(502);
    const creating = (await app.store.testSessions.get(session.id))?.checkouts;
    expect(creating).toMatchObject([{ state: 'creating' }]);
    machine.restart(5000, days * DAY_MS);
    app.ports.payments.createCheckout = createCheckout;
    expect((await app.call('POST', '/api/create-payment', { token: session.token })).status).toBe(200);
    const [attempt] = (await app.store.testSessions.get(session.id))?.checkouts ?? [];
    expect(attempt?.idempotencyKey).toBe(creating?.[0]?.idempotencyKey);
  },
);
