import type { Hono } from 'hono';
import { createOnceASecond } from '../base/onceASecond.ts';
import type { ServerClock } from '../base/ports.ts';
import { paths } from './paths.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also save; 503 `storage_failed` when not. Trying to save costs a
 * write to the disk: asked more often than once a second, the last answer stands.
 */
export function mountHealth(
  app: Hono,
  { store, clock }: { store: { checkWritable(): Promise<void> }; clock: ServerClock },
): void {
  const onceASecond = createOnceASecond<void>(clock);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get(paths.ready, async (c) => {
    await onceASecond('', () => store.checkWritable());
    return c.json({ status: 'ready' });
  });
}
