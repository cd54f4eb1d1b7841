import { type CheckoutStatus, routes } from '@quotient/contract';
import type { Hono } from 'hono';
import { ApiError } from '../http/errors.ts';
import type { Mount } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { askProvider } from './askProvider.ts';
import { createPayment } from './createPayment.ts';
import { fulfill } from './fulfill.ts';
import { createOnceASecond } from './onceASecond.ts';

/** Opening a checkout, what became of it, and the provider's own routes. */
export function mountPayments(mount: Mount, app: Hono, ports: Ports): void {
  const ask = (checkoutId: string) => askProvider(fulfill(ports, checkoutId));
  const onceASecond = createOnceASecond<CheckoutStatus['status'] | undefined>(ports.clock);

  mount(routes.createPayment, ({ session }) => createPayment(ports, session));
  mount(routes.getCheckout, async ({ params: { id } }) => {
    const status = await onceASecond(id, () => ask(id));
    if (status === undefined) throw new ApiError('checkout_not_found');
    return { status };
  });
  ports.payments.mount?.({ mount, app, fulfill: ask });
}
