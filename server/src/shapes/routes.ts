import { type Route, routes } from '@quotient/contract';
import type { Hono } from 'hono';
import { createSharedAnswer } from '../http/compression.ts';
import { read } from '../http/mount.ts';
import type { Shapes } from '../ports.ts';

/** Shapes change rarely, and a page that reads them again within minutes should not have to ask. */
const MAX_AGE_SECONDS = 300;

/** The shapes table: some 100 kB, by far the largest answer of the API. The whole is written and compressed once. */
export function mountSvgShapes(app: Hono, shapes: Shapes, mounted: Route[]): void {
  const send = createSharedAnswer('application/json', () => JSON.stringify(shapes.list()));
  mounted.push(routes.listSvgShapes);
  app.get(routes.listSvgShapes.path, async (c): Promise<Response> => {
    const { names } = read(routes.listSvgShapes.query, c.req.query());
    c.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    if (names === undefined) return send(c);
    const wanted = new Set(names.split(','));
    return c.json(shapes.list().filter(({ name }) => wanted.has(name)));
  });
}
