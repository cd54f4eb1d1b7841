import { apiErrors, demoCheckoutRoutes, type Route, requestsOf, routes } from '@quotient/contract';
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

const table: readonly Route[] = Object.values<Route>({ ...routes, ...demoCheckoutRoutes }).flatMap(
  requestsOf,
);

const operationOf = ({ paths }: Document, { method, path }: Route) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

test('OpenAPI lists every route of the table with its answers and error codes', async () => {
  const { call } = createTestApp();
  const { body } = await call<Document>('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  for (const route of table) {
    const { success, failures } = route;
    const listed = operationOf(body, route)?.responses ?? {};
    const statuses = [success.status, ...failures.map((code) => apiErrors[code].status)].map(String);
    expect(new Set(Object.keys(listed)), route.path).toEqual(new Set(statuses));
    expect(listed[success.status]?.description).toBe(success.means);
    for (const code of failures)
      expect(listed[apiErrors[code].status]?.description).toContain(
        `\`${code}\`: ${apiErrors[code].message}`,
      );
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
  for (const route of table) {
    const needsToken = route.failures.includes('missing_token');
    expect(operationOf(body, route)?.security !== undefined, route.path).toBe(needsToken);
  }
});
