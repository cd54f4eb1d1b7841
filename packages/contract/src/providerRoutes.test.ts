import { is } from 'valibot';
import { expect, test } from 'vitest';
import { demoCheckoutRoutes, stripeRoutes } from './providerRoutes.ts';
import { routes } from './routes.ts';

test.each(['pay', 'decline', 'cancel'])('a demo checkout takes the decision to %s', (action) => {
  expect(is(demoCheckoutRoutes.decideDemoCheckout.body, { action })).toBe(true);
});

test.each(['refund', 'PAY', ''])('a demo checkout knows no decision to %j', (action) => {
  expect(is(demoCheckoutRoutes.decideDemoCheckout.body, { action })).toBe(false);
});

test('a provider brings no call that every server has, and checks the number of a checkout itself', () => {
  const own = Object.keys({ ...demoCheckoutRoutes, ...stripeRoutes });
  expect(own.filter((name) => name in routes)).toEqual([]);
  for (const id of ['short', 'demo_../../../x', 'x'.repeat(101)])
    expect(is(demoCheckoutRoutes.getDemoCheckout.params, { id }), id).toBe(false);
  // an unsigned event is refused before its body is read
  expect(stripeRoutes.receiveStripeEvent).not.toHaveProperty('body');
  expect(stripeRoutes.receiveStripeEvent.failures).toContain('webhook_refused');
});
