import { routes } from '@quotient/contract';
import type { Mount } from '../http/route.ts';
import type { PaymentCheck } from '../payments/paymentCheck.ts';
import type { Ports } from '../ports.ts';
import { sendResultsEmail } from './sendResultsEmail.ts';

/** The paid results by e-mail. */
export function mountMail(mount: Mount, ports: Ports, { requirePaid }: PaymentCheck): void {
  mount(routes.sendResultsEmail, async ({ session, body }) => {
    await sendResultsEmail(ports, await requirePaid(session), body.email);
    return { sent: true };
  });
}
