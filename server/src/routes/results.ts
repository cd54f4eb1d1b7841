import type { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@quotient/contract';
import { sendResultsEmail } from '../email/sendResultsEmail.ts';
import type { PaymentCheck } from '../payments/paymentCheck.ts';
import type { Ports } from '../ports.ts';
import { openSession } from '../session/testSessions.ts';
import { toTestResults } from '../session/view.ts';

/** The paid results, on the page and by e-mail. */
export function mountResults(app: OpenAPIHono, ports: Ports, { requirePaid }: PaymentCheck): void {
  app.openapi(routes.getResults, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'), c.req.valid('param').id);
    return c.json(toTestResults(await requirePaid(record)), 200);
  });

  app.openapi(routes.sendResultsEmail, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    await sendResultsEmail(ports, await requirePaid(record), c.req.valid('json').email);
    return c.json({ sent: true } as const, 200);
  });
}
