import type { OpenAPIHono } from '@hono/zod-openapi';
import { type DemoCheckout, demoCheckoutRoutes, routes } from '@quotient/contract';
import { createPayment } from '../payments/createPayment.ts';
import type { Payments, Ports } from '../ports.ts';
import { openSession } from '../session/testSessions.ts';
import type { DemoCheckoutRecord } from '../store/schema.ts';

/** Opening a checkout. */
export function mountPayments(app: OpenAPIHono, ports: Ports): void {
  app.openapi(routes.createPayment, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    return c.json(await createPayment(ports, record), 200);
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
