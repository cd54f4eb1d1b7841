import { routes } from '@quotient/contract';
import type { Mount } from '../session/mount.ts';
import type { PaymentCheck } from '../session/paymentCheck.ts';
import type { Ports } from './ports.ts';
import { readSharedResult, type Sharing } from './shareResult.ts';

/** Mounts the calls that share a result, read it and stop sharing. */
export function mountSharedResults(
  mount: Mount,
  ports: Ports,
  { requirePaid }: PaymentCheck,
  sharing: Sharing,
): void {
  mount(routes.shareResult, async ({ session }) => sharing.share(await requirePaid(session)));
  mount(routes.getSharedResult, ({ params }) => readSharedResult(ports, params.id));
  mount(routes.deleteSharedResult, async ({ session, params }) => {
    await sharing.remove(session, params.id);
    return undefined;
  });
}
