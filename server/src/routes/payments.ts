import type { OpenAPIHono } from '@hono/zod-openapi';
import { type CheckoutStatus, type DemoCheckout, demoCheckoutRoutes, routes } from '@quotient/contract';
import { ApiError } from '../errors.ts';
import type { DemoCheckoutRecord } from '../outside/demoCheckout/record.ts';
import { askProvider } from '../payments/askProvider.ts';
import { createPayment } from '../payments/createPayment.ts';
import { fulfill } from '../payments/fulfill.ts';
import { createOnceASecond } from '../payments/onceASecond.ts';
import type { Payments, Ports } from '../ports.ts';
import { openSession } from '../session/testSessions.ts';

/** Opening a checkout, and what became of it. */
export function mountPayments(app: OpenAPIHono, ports: Ports): void {
  const onceASecond = createOnceASecond<CheckoutStatus['status'] | undefined>(ports.clock);

  app.openapi(routes.createPayment, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    return c.json(await createPayment(ports, record), 200);
  });

  app.openapi(routes.getCheckout, async (c) => {
    const { id } = c.req.valid('param');
    const status = await onceASecond(id, () => askProvider(fulfill(ports, id)));
    if (status === undefined) throw new ApiError('checkout_not_found');
    return c.json({ status }, 200);
  });
}

const toDemoCheckout = ({ id, price, state, successUrl, cancelUrl }: DemoCheckoutRecord): DemoCheckout => ({
  id,
  price,
  state,
  successUrl,
  cancelUrl,
});

/** What the hosted page of the demo provider talks to. */
export function mountDemoCheckouts(app: OpenAPIHono, demo: NonNullable<Payments['demo']>): void {
  app.openapi(demoCheckoutRoutes.getDemoCheckout, async (c) =>
    c.json(toDemoCheckout(await demo.get(c.req.valid('param').id)), 200),
  );

  app.openapi(demoCheckoutRoutes.decideDemoCheckout, async (c) =>
    c.json(toDemoCheckout(await demo.decide(c.req.valid('param').id, c.req.valid('json').action)), 200),
  );
}
