import type { StartedTestSession } from '@quotient/contract';
import { localeCodes } from '@quotient/contract/locales';
import { expect, test } from 'vitest';
import { createReconciliation } from '../../payments/reconcile.ts';
import { startStripeWorld } from '../../testing/stripeWorld.ts';

/** Words of Stripe's API about payments that repeat, or that a card is kept for. */
const RECURRING =
  /recurring|subscription|setup|off_session|save_payment_method|customer|invoice|price(?!_data)/;

test('one payment, nothing renews: no request to Stripe ever asks for a recurring mode', async () => {
  const sent: { method: string; path: string; body: URLSearchParams }[] = [];
  const world = await startStripeWorld({}, (send) => {
    const noted: typeof fetch = async (...request) => {
      const { method, url } = new Request(...request);
      const body = await new Request(...request).text();
      sent.push({ method, path: new URL(url).pathname, body: new URLSearchParams(body) });
      return send(...request);
    };
    return { fetchFor: () => noted, waitMs: () => 0 };
  });
  const { call, finish, openCheckout, deliver, eventOf, ports, stripe, time } = world;
  for (const locale of localeCodes) {
    const { body: session } = await call<StartedTestSession>('POST', '/api/test-sessions', {
      body: { locale },
    });
    await finish(session);
    stripe.controls.expire(await openCheckout(session));
    const checkout = await openCheckout(session);
    stripe.controls.decline(checkout);
    stripe.controls.pay(checkout);
    await deliver(eventOf('checkout.session.completed'));
    await ports.payments.refund(checkout, `refund-${locale}`);
    await deliver(eventOf('charge.refunded'));
    stripe.controls.pay(await openCheckout(session)); // another payment after the refund
    await deliver(eventOf('checkout.session.completed'));
    await createReconciliation(ports)();
    time.now += 86_400_000;
    await call('DELETE', `/api/test-sessions/${session.id}`, session);
  }
  const made = sent.filter(({ method, path }) => method === 'POST' && path === '/v1/checkout/sessions');
  expect(made).toHaveLength(3 * localeCodes.length);
  for (const { body } of made) {
    expect(body.getAll('mode')).toEqual(['payment']);
    expect([...body.keys()].filter((name) => name.startsWith('line_items'))).toEqual([
      'line_items[0][quantity]',
      'line_items[0][price_data][currency]',
      'line_items[0][price_data][unit_amount]',
      'line_items[0][price_data][product_data][name]',
    ]);
  }
  for (const { method, path, body } of sent) {
    expect(path).toMatch(/^\/v1\/(?:checkout\/sessions|refunds|disputes|events)(?:\/|$)/);
    if (method === 'POST') for (const name of body.keys()) expect(name).not.toMatch(RECURRING);
  }
});
