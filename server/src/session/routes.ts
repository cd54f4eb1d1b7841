import type { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@quotient/contract';
import { foreignOrigin } from '../partners/partners.ts';
import type { PaymentCheck } from '../payments/paymentCheck.ts';
import type { Ports } from '../ports.ts';
import {
  finishTestSession,
  openSession,
  saveAnswer,
  startTestSession,
  trackQuestionProgress,
} from './testSessions.ts';
import { toTestResults, toTestSession } from './view.ts';

/** Start, resume, answer, finish, progress, and the paid results. */
export function mountTestSessions(
  app: OpenAPIHono,
  ports: Ports,
  { refresh, requirePaid }: PaymentCheck,
): void {
  app.openapi(routes.startTestSession, async (c) => {
    const hostOrigin = foreignOrigin(c.req.raw, ports.publicUrl);
    return c.json(await startTestSession(ports, c.req.valid('json'), hostOrigin), 201);
  });

  app.openapi(routes.getTestSession, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'), c.req.valid('param').id);
    return c.json(toTestSession(await refresh(record), ports), 200);
  });

  app.openapi(routes.saveAnswer, async (c) => {
    const { id, questionIndex } = c.req.valid('param');
    const record = await openSession(ports, c.req.header('Authorization'), id);
    return c.json(await saveAnswer(ports, record, Number(questionIndex), c.req.valid('json')), 200);
  });

  app.openapi(routes.finishTestSession, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'), c.req.valid('param').id);
    return c.json(await finishTestSession(ports, record), 200);
  });

  app.openapi(routes.trackQuestionProgress, async (c) => {
    const { sess_id, ...progress } = c.req.valid('json');
    const record = await openSession(ports, c.req.header('Authorization'), sess_id);
    await trackQuestionProgress(ports, record, progress);
    return c.body(null, 204);
  });

  app.openapi(routes.getResults, async (c) => {
    const record = await openSession(ports, c.req.header('Authorization'), c.req.valid('param').id);
    return c.json(toTestResults(await requirePaid(record)), 200);
  });
}
