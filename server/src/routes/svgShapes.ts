import type { OpenAPIHono } from '@hono/zod-openapi';
import { routes } from '@quotient/contract';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import type { Shapes } from '../ports.ts';

/** Shapes change rarely, and a page that reads them again within minutes should not have to ask. */
const MAX_AGE_SECONDS = 300;

/** The shapes table. */
export function mountSvgShapes(app: OpenAPIHono, shapes: Shapes): void {
  // The table is some 100 kB of repetitive text: by far the largest answer of the API.
  app.use(routes.listSvgShapes.path, compress(), etag());
  app.openapi(routes.listSvgShapes, (c) => {
    c.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    return c.json([...shapes.list()], 200);
  });
}
