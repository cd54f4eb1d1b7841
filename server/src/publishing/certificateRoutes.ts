import { routes } from '@quotient/contract';
import type { Mount } from '../session/mount.ts';
import type { PaymentCheck } from '../session/paymentCheck.ts';
import type { Certificates } from './certificates.ts';

/** Mounts the calls that make and withdraw certificates. Pages on the site show them, see `certificatePage.ts`. */
export function mountCertificates(
  mount: Mount,
  { requirePaid }: PaymentCheck,
  certificates: Certificates,
): void {
  mount(routes.makeCertificate, async ({ session }) => certificates.make(await requirePaid(session)));
  mount(routes.removeCertificate, async ({ session }) => {
    await certificates.remove(session);
    return undefined;
  });
}
