import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Store } from '../ports.ts';

/** `/healthz`: the process answers. `/readyz`: it can also save; 503 `storage_failed` when not. */
export function mountHealth(app: OpenAPIHono, store: Store): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    await store.checkWritable();
    return c.json({ status: 'ready' });
  });
}
