import { routes } from '@quotient/contract';
import type { AddressLimit } from '../mail/addressLimit.ts';
import type { Mount } from '../session/mount.ts';
import { declare, readWithdrawal } from './declare.ts';
import type { Ports } from './ports.ts';

/** Mounts the withdrawal function, for everyone: nobody has to sign in. */
export function mountWithdrawals(mount: Mount, ports: Ports, addressLimit: AddressLimit): void {
  mount(routes.declareWithdrawal, ({ body }) => declare(ports, addressLimit, body));
  mount(routes.getWithdrawal, ({ params }) => readWithdrawal(ports, params.id));
}
