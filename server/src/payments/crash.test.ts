import type { StartedTestSession } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { createDyingPorts, type Death } from '../testing/crashingPorts.ts';
import { type StripeWorld, startStripeWorld } from '../testing/stripeWorld.ts';
import { createReconciliation } from './reconcile.ts';

/** Most steps: more than any payment has. */
const MAX_STEPS = 60;

/** Pays through a process that crashes at a step, and then through a running one. Resolves to true if it crashed. */
async function payAcrossDeath(
  world: StripeWorld,
  session: StartedTestSession,
  step: number,
  death: Death,
): Promise<boolean> {
  const { app, openCheckout, deliver, eventOf, ports, stripe } = world;
  const { ports: dyingPorts, fate } = createDyingPorts(ports, step, death);
  const dyingApp = createApp(dyingPorts);
  // The visitor presses twice, and again if the server was down.
  const press = () =>
    openCheckout(session, fate.isDead ? app : dyingApp).catch(() => openCheckout(session, app));
  await press();
  const id = await press();
  stripe.controls.pay(id);
  const event = eventOf('checkout.session.completed');
  // Stripe sends an event again that wasn't taken.
  if ((await deliver(event, { to: fate.isDead ? app : dyingApp })) !== 204) await deliver(event, { to: app });
  await deliver(event, { to: app });
  return fate.isDead;
}

test.each<Death>(['before', 'after'])(
  'killed %s any step of a payment, there is one checkout, one payment and one effect',
  async (death) => {
    const world = await startStripeWorld();
    let deaths = 0;
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const session = await world.finished();
      const hasDied = await payAcrossDeath(world, session, step, death);
      if (!hasDied) break;
      deaths += 1;
      const record = await world.recordOf(session);
      expect(record?.checkouts, `step ${step}`).toMatchObject([{ state: 'paid' }]);
      const names = record?.appliedPaymentEvents.map((name) =>
        name.replace(/^cs_\w+:/, '').replace(/^evt_.+/, 'event'),
      );
      expect(names?.sort()).toEqual(['event', 'paid']);
      expect(await world.checkoutsOf(session)).toHaveLength(1);
    }
    expect(deaths).toBeGreaterThan(8);
    expect(deaths).toBeLessThan(MAX_STEPS);
    // All remains are removed.
    world.time.now += 3_600_000;
    await createReconciliation(world.ports)();
    for await (const id of world.store.pendingPayments.ids()) expect(id).toBeUndefined();
  },
);

test.each<Death>(['before', 'after'])(
  'killed %s any step of refunding a second payment, it is refunded once',
  async (death) => {
    const world = await startStripeWorld();
    const { controls } = world.stripe;
    let deaths = 0;
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const session = await world.finished();
      const first = await world.openCheckout(session);
      await world.forgetCheckouts(session);
      const second = await world.openCheckout(session);
      controls.pay(first);
      await world.deliver(world.eventOf('checkout.session.completed'));
      controls.pay(second);
      const event = world.eventOf('checkout.session.completed');
      const { ports, fate } = createDyingPorts(world.ports, step, death);
      await world.deliver(event, { to: createApp(ports) });
      if (!fate.isDead) break;
      deaths += 1;
      await createReconciliation(world.ports)();
      expect(await world.statesOf(session), `step ${step}`).toEqual(['paid', 'refunded']);
      const { payment_intent } = controls.change(second, {}); // changes nothing, and returns the stored session
      const refunds = controls
        .events()
        .flatMap(({ type, data: { object } }) =>
          type === 'refund.created' && object.object === 'refund' ? object : [],
        )
        .filter((refund) => refund.payment_intent === payment_intent);
      expect(refunds, `step ${step}`).toHaveLength(1);
    }
    expect(deaths).toBeGreaterThan(4);
    expect(deaths).toBeLessThan(MAX_STEPS);
  },
);
