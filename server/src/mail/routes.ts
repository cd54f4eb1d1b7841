import { routes } from '@quotient/contract';
import type { Mount } from '../session/mount.ts';
import type { PaymentCheck } from '../session/paymentCheck.ts';
import type { AddressLimit } from './addressLimit.ts';
import type { Ports } from './ports.ts';
import { readEmailState, sendResultsEmail } from './sendResultsEmail.ts';

/** Mounts the calls for results by email and their state. */
export function mountMail(
  mount: Mount,
  ports: Ports,
  { requirePaid }: PaymentCheck,
  addressLimit: AddressLimit,
): void {
  mount(routes.sendResultsEmail, async ({ session, body }) =>
    sendResultsEmail(ports, await requirePaid(session), body.email, addressLimit),
  );
  mount(routes.getResultsEmail, ({ session, params }) => readEmailState(ports, session, params.id));
}
