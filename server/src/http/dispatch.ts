import { limitKey } from './clientAddress.ts';
import { ApiError, toResponse } from './errors.ts';
import type { Bindings } from './limits.ts';
import { isKnownHost } from './publicAddress.ts';

/** Everything the API owns; the rest of the addresses is the site's. */
const isApiPath = (pathname: string) => /^\/(?:api(?:\/|$)|healthz$|readyz$)/.test(pathname);

interface DispatchOptions {
  app: { fetch(request: Request, bindings: Bindings): Response | Promise<Response> };
  site: { fetch(request: Request): Response | Promise<Response> };
  publicUrl: string;
  /** See `limitKey`. */
  trustedProxies: number;
}

/** Hands each request to the API or to the site; one for a host that is not ours is refused with `unknown_host`. */
export function createDispatch({ app, site, publicUrl, trustedProxies }: DispatchOptions) {
  return (request: Request, { socket }: { socket: { remoteAddress?: string | undefined } }) => {
    if (!isKnownHost(request.url, publicUrl)) return toResponse(new ApiError('unknown_host'));
    if (!isApiPath(new URL(request.url).pathname)) return site.fetch(request);
    const forwardedFor = request.headers.get('X-Forwarded-For') ?? undefined;
    const address = limitKey(socket.remoteAddress ?? '', forwardedFor, trustedProxies);
    return app.fetch(request, { address });
  };
}
