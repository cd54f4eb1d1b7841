import type { Hono } from 'hono';
import { createOnceASecond } from '../base/onceASecond.ts';
import type { ServerClock } from '../base/ports.ts';
import { paths } from './paths.ts';

/**
 * Mounts `/healthz` (the process answers) and `/readyz` (it can also save; otherwise 503 `storage_failed`). The save
 * is a write to the disk, so its result is reused for one second.
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
