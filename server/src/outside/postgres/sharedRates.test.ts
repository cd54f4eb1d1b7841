import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { hasCode } from '../../base/errors.ts';
import { createRateLimits } from '../../http/limits.ts';
import { openInstance } from '../../testing/instances.ts';
import { postgresForTests } from '../../testing/postgres.ts';

const postgres = postgresForTests();
const log = { warn() {}, error() {} };

test('the rate of one address is one for all instances, and its address is not stored', async () => {
  const url = await postgres.database();
  const secret = new Uint8Array(32).fill(5);
  const stores = [await openInstance(url), await openInstance(url)];
  const limits = stores.map((store) =>
    createRateLimits({ now: () => performance.now(), log, sharedRates: store.sharedRates?.(secret) }),
  );
  const apps = limits.map(({ check }) => {
    const app = new Hono();
    app.onError((error, c) => c.text(String(error), hasCode(error, 'too_many_requests') ? 429 : 500));
    app.use(check);
    app.post('/api/admin/auth/login', (c) => c.text('tried'));
    return app;
  });
  // An instance waits for the database as long as it takes: on a busy machine, that is longer than it waits for visitors.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const statuses = new Map<number, number>();
  for (let i = 0; i < 140; i += 1) {
    const request = new Request('http://quotient.test/api/admin/auth/login', { method: 'POST' });
    const status = (await apps[i % 2]?.fetch(request, { address: '203.0.113.7' }))?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  // Sixty at once, and one each three seconds.
  expect(statuses.get(200)).toBeGreaterThanOrEqual(60);
  expect(statuses.get(200)).toBeLessThanOrEqual(64);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(76);
});

test('a database that is away limits nobody more than an instance alone', async () => {
  const store = await openInstance(await postgres.database());
  const sharedRates = store.sharedRates?.(new Uint8Array(32));
  await store.close();
  const { check } = createRateLimits({ now: () => performance.now(), log, sharedRates });
  const app = new Hono();
  app.use(check);
  app.post('/api/test-sessions', (c) => c.text('started'));
  const request = () => new Request('http://quotient.test/api/test-sessions', { method: 'POST' });
  for (let i = 0; i < 100; i += 1)
    expect((await app.fetch(request(), { address: '203.0.113.7' })).status).toBe(200);
});
