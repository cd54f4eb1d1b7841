import { type CheckoutStatus, routes } from '@quotient/contract';
import { ApiError } from '../http/errors.ts';
import { createOnceASecond } from '../http/onceASecond.ts';
import type { Mount } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { createSerializer } from '../store/serialize.ts';
import { askProvider } from './askProvider.ts';
import { createPayment } from './createPayment.ts';
import { applyEvent, fulfill } from './fulfill.ts';

/** Opening a checkout, what became of it, and the provider's own routes. */
export function mountPayments(mount: Mount, ports: Ports): void {
  const ask = (checkoutId: string) => askProvider(fulfill(ports, checkoutId));
  const onceASecond = createOnceASecond<CheckoutStatus['status'] | undefined>(ports.clock);

  mount(routes.createPayment, ({ session }) => createPayment(ports, session));
  mount(routes.getCheckout, async ({ params: { id } }) => {
    const status = await onceASecond(id, () => ask(id));
    if (status === undefined) throw new ApiError('checkout_not_found');
    return { status };
  });
  // Copies of one event that arrive at once wait for each other: all but the first find it applied.
  const serialize = createSerializer();
  ports.payments.mount?.({
    mount,
    apply: (event) => serialize(event.checkoutId, () => askProvider(applyEvent(ports, event))),
  });
}
