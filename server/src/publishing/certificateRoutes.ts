import { routes } from '@quotient/contract';
import type { Mount } from '../session/mount.ts';
import type { PaymentCheck } from '../session/paymentCheck.ts';
import type { Certificates } from './certificates.ts';

/** Make and take back. What a certificate says is read on the site, see `certificatePage.ts`. */
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
