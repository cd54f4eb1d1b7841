import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/testApp.ts';
import { createSplitRouter } from './router.ts';

function createApp() {
  const app = new Hono({ router: createSplitRouter('/admin/') });
  app.use(async (c, next) => {
    await next();
    c.header('X-Seen', 'yes');
  });
  app.get('/admin/tests/export', (c) => c.text('export'));
  app.get('/admin/tests/:id', (c) => c.text(`admin ${c.req.param('id')}`));
  app.get('/tests/:id', (c) => c.text(`test ${c.req.param('id')}`));
  app.notFound((c) => c.text('none', 404));
  return app;
}

test.each([
  ['/admin/tests/export', 'export'],
  ['/admin/tests/7', 'admin 7'],
  ['/tests/7', 'test 7'],
  ['/admin', 'none'],
  ['/admin/', 'none'],
  ['/tests', 'none'],
])('%s finds its handler, and what is for all', async (path, text) => {
  const answer = await createApp().request(path);
  expect([await answer.text(), answer.headers.get('X-Seen')]).toEqual([text, 'yes']);
});

test('every call of visitors is found by the fast router', async () => {
  const { app } = createTestApp();
  const visitorPaths = app.routes.filter(({ path }) => !path.startsWith('/api/admin/'));
  expect(visitorPaths.length).toBeGreaterThan(20);
  const router = createSplitRouter('/api/admin/');
  for (const { method, path } of visitorPaths) router.add(method, path, path);
  router.match('GET', '/api/test-sessions/1');
  expect(router.name).toContain('RegExpRouter');
});
