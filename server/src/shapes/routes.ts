import { type Route, routes, ShapeTokenSchema, type SvgShape } from '@quotient/contract';
import type { Hono } from 'hono';
import { is } from 'valibot';
import { createSharedAnswer } from '../http/compression.ts';
import { read } from '../http/mount.ts';
import type { Shapes } from '../ports.ts';
import { drawShape } from './grammar.ts';

/** Shapes change rarely, and a page that reads them again within minutes should not have to ask. */
const MAX_AGE_SECONDS = 300;

/** More figures than a page asks for at once, and few enough to draw within milliseconds. */
const MOST_DRAWN = 200;

/** The rows with these names, each once: those that are stored, and the others as the grammar draws them. */
function rowsOf(names: string, stored: readonly SvgShape[]): SvgShape[] {
  const wanted = new Set(names.split(','));
  const found = stored.filter(({ name }) => wanted.has(name));
  for (const { name } of found) wanted.delete(name);
  const drawn = [...wanted]
    .filter((name) => is(ShapeTokenSchema, name))
    .slice(0, MOST_DRAWN)
    .flatMap((name) => {
      const svg_content = drawShape(name);
      return svg_content === undefined ? [] : { name, svg_content };
    });
  return [...found, ...drawn];
}

/** The shapes table: some 100 kB, by far the largest answer of the API. The whole is written and compressed once. */
export function mountSvgShapes(app: Hono, shapes: Shapes, mounted: Route[]): void {
  const send = createSharedAnswer('application/json', () => JSON.stringify(shapes.list()));
  mounted.push(routes.listSvgShapes);
  app.get(routes.listSvgShapes.path, async (c): Promise<Response> => {
    const { names } = read(routes.listSvgShapes.query, c.req.query());
    c.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
    if (names === undefined) return send(c);
    return c.json(rowsOf(names, shapes.list()));
  });
}
