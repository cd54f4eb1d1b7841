import type { IncomingHttpHeaders } from 'node:http';
import { ApiError, toResponse } from '../base/errors.ts';
import type { Log } from '../base/ports.ts';
import { isKnownHost } from '../base/publicAddress.ts';
import { createClientAddress, type TrustedProxies } from './clientAddress.ts';
import type { Bindings } from './limits.ts';
import { networksOf } from './networks.ts';
import { createTurns } from './requestPacing.ts';

/** Returns true for paths of the API; the others are the site's. */
const isApiPath = (pathname: string) => /^\/(?:api(?:\/|$)|healthz$|readyz$)/.test(pathname);

const NOT_TRUSTED =
  'X-Forwarded-For came from an address that is not a trusted proxy, and was ignored. If it is your proxy, add its address to TRUSTED_PROXIES.';

interface DispatchOptions {
  app: { fetch(request: Request, bindings: Bindings): Response | Promise<Response> };
  site: { fetch(request: Request): Response | Promise<Response> };
  publicUrl: string;
  trustedProxies: TrustedProxies;
  log: Log;
}

/** The same request in Node's form. */
interface NodeRequest {
  socket: { remoteAddress?: string | undefined; destroyed?: boolean };
  headers: IncomingHttpHeaders;
}

/**
 * Makes the function that passes each request to the API or to the site; a foreign host is refused with
 * `unknown_host`.
 */
export function createDispatch({ app, site, publicUrl, trustedProxies, log }: DispatchOptions) {
  let isTold = false;
  const addressOf = createClientAddress({
    trustedProxies,
    // Logged once: anyone who reaches the port can send this any number of times.
    onIgnored() {
      if (!isTold) log.warn('proxy_not_trusted', { advice: NOT_TRUSTED });
      isTold = true;
    },
  });
  const turn = createTurns();
  return async (request: Request, { socket, headers }: NodeRequest) => {
    if (!isKnownHost(request.url, publicUrl)) return toResponse(new ApiError('unknown_host'));
    const { pathname } = new URL(request.url);
    const address = addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString());
    // A supervisor restarts a process that answers this late.
    if (pathname !== '/healthz') await turn(networksOf(address).at(-1) ?? '');
    if (socket.destroyed) return new Response();
    return isApiPath(pathname) ? app.fetch(request, { address }) : site.fetch(request);
  };
}
