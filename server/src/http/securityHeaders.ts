import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

type Options = Parameters<typeof secureHeaders>[0];

/** Origins by what a page gets from them. */
export type Sources = Readonly<Record<'script' | 'connect' | 'img', readonly string[]>>;

interface SecurityOptions {
  /** Who may frame the answer. @default our own pages */
  frameAncestors?: string[];
  /** What the page may use besides our own origin. @default nothing */
  sources?: Sources | undefined;
}

/**
 * The headers of every answer, page or API. Nothing inline is allowed: prerendered files cannot carry a nonce.
 * The opener policy lets the checkout pop-up keep its opener; HSTS is sent only where the site is on HTTPS, and
 * speaks for this host alone: its subdomains may be somebody else's, and without TLS.
 * What is certainly no page carries nothing that only acts on pages: of the seven answers on the way to a first
 * question each is 0.5 kB smaller.
 */
export function securityHeaders(
  publicUrl: string,
  { frameAncestors, sources }: SecurityOptions = {},
): MiddlewareHandler {
  const always: Options = {
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000',
    // A handler that knows better keeps what it set: embed files are loadable from other origins.
    overwrite: false,
  };
  const ofPages = secureHeaders({
    ...always,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', ...(sources?.img ?? [])],
      ...(sources && {
        scriptSrc: ["'self'", ...sources.script],
        connectSrc: ["'self'", ...sources.connect],
      }),
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: frameAncestors ?? ["'self'"],
    },
    // It cannot name other origins than ours.
    xFrameOptions: !frameAncestors,
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  });
  const noPagePolicies: Options = {
    ...always,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  };
  const ofParts = secureHeaders(noPagePolicies);
  // should somebody show it after all, it is shown alone and does nothing
  const ofData = secureHeaders({
    ...noPagePolicies,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  });
  function headersFor({ status, headers }: Response): MiddlewareHandler {
    const type = headers.get('Content-Type') ?? '';
    // what a page loads and no browser makes a page of; an SVG is a page
    if (status === 204 || /^(?:text\/(?:css|javascript)|font\/|image\/(?!svg))/.test(type)) return ofParts;
    return type.startsWith('application/json') ? ofData : ofPages;
  }
  return async (c, next) => {
    await next();
    await headersFor(c.res)(c, async () => {});
  };
}
