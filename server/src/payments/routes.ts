import type { OpenAPIHono } from '@hono/zod-openapi';
import { type CheckoutStatus, routes } from '@quotient/contract';
import { ApiError } from '../http/errors.ts';
import type { Ports } from '../ports.ts';
import { openSession } from '../session/testSessions.ts';
import { askProvider } from './askProvider.ts';
import { createPayment } from './createPayment.ts';
import { fulfill } from './fulfill.ts';
import { createOnceASecond } from './onceASecond.ts';

/** Opening a checkout, what became of it, and the provider's own routes. */
export function mountPayments(app: OpenAPIHono, ports: Ports): void {
  const ask = (checkoutId: string) => askProvider(fulfill(ports, checkoutId));
  const onceASecond = createOnceASecond<CheckoutStatus['status'] | undefined>(ports.clock);

  app.openapi(routes.createPayment, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    return c.json(await createPayment(ports, record), 200);
  });

  app.openapi(routes.getCheckout, async (c) => {
    const { id } = c.req.valid('param');
    const status = await onceASecond(id, () => ask(id));
    if (status === undefined) throw new ApiError('checkout_not_found');
    return c.json({ status }, 200);
  });

  ports.payments.mount?.(app, { fulfill: ask });
}
