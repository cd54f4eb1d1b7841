import type { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@quotient/contract';
import { createSharedAnswer } from '../http/compression.ts';
import type { Shapes } from '../ports.ts';

/** Shapes change rarely, and a page that reads them again within minutes should not have to ask. */
const MAX_AGE_SECONDS = 300;

/** The shapes table: some 100 kB, by far the largest answer of the API. */
export function mountSvgShapes(app: OpenAPIHono, shapes: Shapes): void {
  const send = createSharedAnswer('application/json', () => JSON.stringify(shapes.list()));
  app.openAPIRegistry.registerPath(routes.listSvgShapes);
  app.get(routes.listSvgShapes.path, (c) => {
    c.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    return send(c);
  });
}
