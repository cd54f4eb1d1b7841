import type { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@quotient/contract';
import type { PaymentCheck } from '../payments/paymentCheck.ts';
import type { Ports } from '../ports.ts';
import { openSession } from '../session/testSessions.ts';
import { sendResultsEmail } from './sendResultsEmail.ts';

/** The paid results by e-mail. */
export function mountMail(app: OpenAPIHono, ports: Ports, { requirePaid }: PaymentCheck): void {
  app.openapi(routes.sendResultsEmail, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    await sendResultsEmail(ports, await requirePaid(record), c.req.valid('json').email);
    return c.json({ sent: true } as const, 200);
  });
}
