import type { OpenAPIHono } from '@hono/zod-openapi';
import { brand } from '@quotient/contract/brand';
import { createSharedAnswer } from '../compression.ts';
import { apiPage } from './apiPage.ts';
import { apiStyles } from './apiStyles.ts';

const STYLES_PATH = '/api/docs.css';

/** `/api/openapi.json` and the page that prints it for people. Mounted last: it describes what is mounted before. */
export function mountDocs(app: OpenAPIHono, publicUrl: string): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'testSessionToken', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` that starting a test session answers with. It is shown once.',
  });
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Every error is answered as `{ code, message, fields? }`. Besides the codes listed with a route, any route may answer `not_found`, `body_too_large`, `unknown_host`, `request_timeout`, `headers_too_large`, `too_many_requests` or `internal`.',
    },
    servers: [{ url: publicUrl }],
  });
  app.get(
    '/api/openapi.json',
    createSharedAnswer('application/json', () => JSON.stringify(document)),
  );
  app.get(
    '/api/docs',
    createSharedAnswer('text/html; charset=UTF-8', () => apiPage(document, STYLES_PATH)),
  );
  app.get(STYLES_PATH, (c) => c.body(apiStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
}
