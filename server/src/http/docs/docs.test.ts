import { apiErrors, demoCheckoutRoutes, routes } from '@quotient/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/testApp.ts';

interface Document {
  openapi: string;
  paths: Record<
    string,
    Record<string, { security?: unknown; responses: Record<string, { description: string }> }>
  >;
  components: { securitySchemes: unknown; schemas: Record<string, unknown> };
}

const table = Object.values({ ...routes, ...demoCheckoutRoutes });

test('OpenAPI lists every route of the table with its answers and error codes', async () => {
  const { call } = createTestApp();
  const { body } = await call<Document>('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const { method, path, responses } of table) {
    const listed = body.paths[path]?.[method]?.responses ?? {};
    expect(Object.keys(listed), `${method} ${path}`).toEqual(Object.keys(responses));
    for (const [status, { description }] of Object.entries(responses)) {
      expect(listed[status]?.description).toBe(description);
    }
  }
  const operations = Object.values(body.paths).flatMap((item) => Object.keys(item));
  expect(operations).toHaveLength(table.length);
});

test('OpenAPI names the bearer scheme, and every route that needs a token says so', async () => {
  const { call } = createTestApp();
  const { body } = await call<Document>('GET', '/api/openapi.json');
  expect(body.components.securitySchemes).toMatchObject({
    testSessionToken: { type: 'http', scheme: 'bearer' },
  });
  for (const { method, path, responses } of table) {
    const needsToken = Object.keys(responses).includes(String(apiErrors.missing_token.status));
    expect(body.paths[path]?.[method]?.security !== undefined, path).toBe(needsToken);
  }
});

test('the API page prints every route, every schema and every code, with nothing inline', async () => {
  const { call, app } = createTestApp();
  const { body } = await call<Document>('GET', '/api/openapi.json');
  const response = await app.request('/api/docs');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const { path } of table) expect(page).toContain(path);
  for (const name of Object.keys(body.components.schemas)) expect(page).toContain(`id="${name}"`);
  for (const code of Object.keys(apiErrors)) expect(page).toContain(`<code>${code}</code>`);
  expect(page).not.toMatch(/<style|<script|style=|onclick=|https?:\/\/(?!quotient\.test)/);
  const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  const styles = await app.request(href);
  expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
