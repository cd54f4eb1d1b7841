import { type Route, routes } from '@quotient/contract';
import type { MiddlewareHandler } from 'hono';

/** How long a browser may go by the answer to a preflight. */
const MAX_AGE_SECONDS = 600;
/** The first part of each path that the embed calls. Nothing else of the API is for other origins. */
const calledByEmbeds = new Set(
  Object.values(routes).flatMap((route: Route) => (route.isForPartners ? [firstPart(route.path)] : [])),
);

/** `/api/partners/acme` → `partners`. */
function firstPart(path: string): string | undefined {
  return path.split('/')[2];
}

/**
 * Lets pages of partners read the answers of the API, refusals included. Tried: Hono's own CORS. It tells methods and
 * headers to every origin that asks; here an origin that is on no list learns nothing.
 */
export function partnerCors(partners: { hasOrigin(origin: string): boolean }): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isListed =
      origin !== undefined && partners.hasOrigin(origin) && calledByEmbeds.has(firstPart(c.req.path));
    if (isListed && c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method')) {
      c.res = c.body(null, 204, {
        'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
        'Access-Control-Allow-Headers': 'authorization, content-type, x-test-token',
        'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
      });
    } else {
      await next();
      // A page of another origin reads only the headers that are named. The embed waits as long as this one says.
      if (isListed && c.res.headers.has('Retry-After'))
        c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    c.res.headers.append('Vary', 'Origin');
    if (isListed) c.res.headers.set('Access-Control-Allow-Origin', origin);
  };
}
