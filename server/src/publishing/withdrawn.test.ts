import { expect, test } from 'vitest';
import { startStripeWorld } from '../testing/stripeWorld.ts';
import { createServedPages } from './servedPages.ts';

const COMPLETED = 'checkout.session.completed';

/** A paid test whose visitor has shared the result and made a certificate. */
async function publicWorld() {
  const world = await startStripeWorld();
  const session = await world.finished();
  const checkout = await world.openCheckout(session);
  const paymentIntent = String(world.stripe.controls.pay(checkout).payment_intent);
  await world.deliver(world.eventOf(COMPLETED));
  const make = async (path: string) => (await world.call<Record<string, string>>('POST', path, session)).body;
  const { id = '' } = await make('/api/shared-results');
  const { code = '' } = await make('/api/certificates');
  const pages = createServedPages({
    ...world.ports,
    pictures: {
      pdf: async () => new Uint8Array([1]),
      png: async () => new Uint8Array([1]),
    },
  });
  /** Public view: the status of each page and file, and the words of all pages. */
  async function shown() {
    const [share, check, sheet] = await Promise.all([
      pages.sharedResult(id, ['en']),
      pages.certificate(code.toUpperCase(), ['en']),
      pages.certificateSheet(code, ['en']),
    ]);
    const files = [await pages.sharedPicture(id), await pages.certificatePdf(code)];
    const api = await world.call('GET', `/api/shared-results/${id}`);
    const said = await Promise.all(
      [share, check, sheet].map(async ({ filling }) =>
        [filling.title, filling.description, await filling.head, await filling.main].join(' '),
      ),
    );
    return {
      statuses: [share.status, check.status, sheet.status, ...files.map((file) => Boolean(file)), api.status],
      said: said.join(' '),
    };
  }
  return { ...world, session, checkout, paymentIntent, shown };
}

const genuine = [200, 200, 200, true, true, 200];
const withdrawn = [410, 410, 410, false, false, 404];

test('what was refunded is not certified and not public any more, and is again once the refund came back', async () => {
  const { shown, stripe, paymentIntent, deliver, eventOf } = await publicWorld();
  const before = await shown();
  expect(before.statuses).toEqual(genuine);
  expect(before.said).toMatch(/genuine/i);
  const { id } = stripe.controls.refund({ payment_intent: paymentIntent });
  await deliver(eventOf('charge.refunded'));
  const after = await shown();
  expect(after.statuses).toEqual(withdrawn);
  expect(after.said).toContain('This certificate is not valid');
  expect(after.said).not.toMatch(/genuine|og:image|refund|disput/i);
  stripe.controls.settleRefund(id, 'failed');
  await deliver(eventOf('refund.failed'));
  expect((await shown()).statuses).toEqual(genuine);
});

test('nor is what is disputed or was lost in a dispute', async () => {
  const { shown, stripe, paymentIntent, deliver, eventOf } = await publicWorld();
  const { id } = stripe.controls.openDispute(paymentIntent);
  await deliver(eventOf('charge.dispute.created'));
  expect((await shown()).statuses).toEqual(withdrawn);
  stripe.controls.closeDispute(id, 'lost');
  await deliver(eventOf('charge.dispute.closed'));
  expect((await shown()).statuses).toEqual(withdrawn);
});

test.each(['the admin area', 'the command'])('a refund by %s does the same', async (way) => {
  const { shown, session, checkout, call, ports, deliver, eventOf } = await publicWorld();
  if (way === 'the command') {
    await ports.payments.refund(checkout, 'key-refund');
    await deliver(eventOf('refund.created'));
  } else
    await call('POST', `/api/admin/sessions/${session.id}/payments/${checkout}/refund`, {
      token: 'operator',
      body: { price: { amountMinor: 100, currency: 'EUR' }, takeBack: false },
    });
  expect((await shown()).statuses).toEqual(withdrawn);
});

test('a refund of a part withdraws nothing', async () => {
  const { shown, stripe, paymentIntent, deliver, eventOf } = await publicWorld();
  stripe.controls.refund({ payment_intent: paymentIntent, amount: 40 });
  await deliver(eventOf('charge.refunded'));
  expect((await shown()).statuses).toEqual(genuine);
});
