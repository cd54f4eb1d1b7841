import { type Route, routes, ShapeTokenSchema, type SvgShape } from '@quotient/contract';
import type { Hono } from 'hono';
import { is } from 'valibot';
import { createSharedAnswer, hashOf, isHeld } from '../http/compression.ts';
import { read } from '../http/mount.ts';
import { drawShape } from './grammar.ts';
import type { Shapes } from './ports.ts';

/**
 * Revalidates each time: a page asks once per test and gets "not modified" within a millisecond, so an operator's
 * change is visible at once. Dropped: five minutes of caching. Two visitors saw two figures under one name.
 */
const CACHING = 'public, no-cache';

/** Most drawn figures: more than a page requests at once, and few enough to draw within milliseconds. */
const MOST_DRAWN = 200;

/** Rows with these names, each once: stored ones, and the others as the grammar draws them. */
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

/**
 * Mounts the shapes table: about 300 kB, by far the largest answer of the API. It is serialized and compressed once
 * for each change.
 */
export function mountSvgShapes(app: Hono, shapes: Shapes, mounted: Route[]): void {
  const answerOf = (rows: readonly SvgShape[]) => ({
    rows,
    send: createSharedAnswer('application/json', () => JSON.stringify(rows)),
  });
  let whole = answerOf(shapes.list());
  mounted.push(routes.listSvgShapes);
  app.get(routes.listSvgShapes.path, async (c): Promise<Response> => {
    const { names } = read(routes.listSvgShapes.query, c.req.query());
    c.header('Cache-Control', CACHING);
    const rows = shapes.list();
    if (rows !== whole.rows) whole = answerOf(rows);
    if (names === undefined) return whole.send(c);
    const text = JSON.stringify(rowsOf(names, rows));
    const etag = `W/"${await hashOf(text)}"`;
    c.header('ETag', etag);
    if (isHeld(c, etag.slice(2))) return c.body(null, 304);
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
}
