import { routes } from '@quotient/contract';
import type { Mount } from '../session/mount.ts';
import type { PaymentCheck } from '../session/paymentCheck.ts';
import type { Erase } from './deleteTest.ts';
import { exportSession } from './exportSession.ts';
import type { Ports } from './ports.ts';

/** Mounts the visitor's rights by law: a copy of all data, and its deletion. */
export function mountRights(mount: Mount, ports: Ports, { refresh }: PaymentCheck, erase: Erase): void {
  mount(routes.exportTestSession, async ({ session }) => exportSession(ports, await refresh(session)));
  mount(routes.eraseTestSession, async ({ session }) => {
    await erase(session.id);
    return undefined;
  });
}
