import type { Hono } from 'hono';
import type { Clock, Store } from '../ports.ts';

/** Trying to save costs a write to the disk: asked more often, the last answer stands. */
const CHECK_EVERY_MS = 1000;

/** `/healthz`: the process answers. `/readyz`: it can also save; 503 `storage_failed` when not. */
export function mountHealth(app: Hono, { store, clock }: { store: Store; clock: Clock }): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check = Promise.resolve();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const now = clock.now();
    if (Math.abs(now - checkedAt) >= CHECK_EVERY_MS) {
      checkedAt = now;
      check = store.checkWritable();
    }
    await check;
    return c.json({ status: 'ready' });
  });
}
