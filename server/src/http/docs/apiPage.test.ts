import { apiErrors, demoCheckoutRoutes, type Route, routes } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';
import type { OpenApiDocument } from './openApi.ts';

const table: readonly Route[] = Object.values({ ...routes, ...demoCheckoutRoutes });

test('the API page prints every route, every schema and every code, with nothing inline', async () => {
  const { call, app } = createTestApp();
  const { body } = await call<OpenApiDocument>('GET', '/api/openapi.json');
  const response = await app.request('/api/docs');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const { path } of table) expect(page).toContain(path.replace(/:(\w+)/g, '{$1}'));
  for (const name of Object.keys(body.components.schemas)) expect(page).toContain(`id="${name}"`);
  for (const code of Object.keys(apiErrors).filter((name) => name !== 'webhook_refused'))
    expect(page).toContain(`<code>${code}</code>`);
  expect(page).not.toMatch(/<style|<script|style=|onclick=|https?:\/\/(?!quotient\.test)/);
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  const styles = await app.request(href);
  expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
