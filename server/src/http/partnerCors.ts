import { type Route, routes } from '@quotient/contract';
import type { MiddlewareHandler } from 'hono';

/** Time that a browser may reuse the answer to a preflight. */
const MAX_AGE_SECONDS = 600;
/** First parts of the paths that the embed calls. The rest of the API isn't for other origins. */
const calledByEmbeds = new Set(
  Object.values(routes).flatMap((route: Route) => (route.isForPartners ? [firstPart(route.path)] : [])),
);

/** First part of a path: `/api/partners/acme` → `partners`. */
function firstPart(path: string): string | undefined {
  return path.split('/')[2];
}

/**
 * Lets partners' pages read the answers of the API, refusals included. Tried: Hono's own CORS. It reveals methods and
 * headers to every origin; here an unlisted origin gets nothing.
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
      // A page of another origin reads only the named headers. The embed waits as long as this one tells it.
      if (isListed && c.res.headers.has('Retry-After'))
        c.res.headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
    c.res.headers.append('Vary', 'Origin');
    if (isListed) c.res.headers.set('Access-Control-Allow-Origin', origin);
  };
}
