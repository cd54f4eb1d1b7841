import type { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@quotient/contract';
import type { PaymentCheck } from '../payments/paymentCheck.ts';
import type { Ports } from '../ports.ts';
import { openSession } from '../session/testSessions.ts';
import { createSharing, readSharedResult } from './shareResult.ts';

/** Share, read and take back. */
export function mountSharedResults(app: OpenAPIHono, ports: Ports, { requirePaid }: PaymentCheck): void {
  const sharing = createSharing(ports);
  app.openapi(routes.shareResult, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    return c.json(await sharing.share(await requirePaid(record)), 201);
  });

  app.openapi(routes.getSharedResult, async (c) =>
    c.json(await readSharedResult(ports, c.req.valid('param').id), 200),
  );

  app.openapi(routes.deleteSharedResult, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'));
    await sharing.remove(record, c.req.valid('param').id);
    return c.body(null, 204);
  });
}
