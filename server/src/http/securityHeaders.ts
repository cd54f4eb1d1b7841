import { secureHeaders } from 'hono/secure-headers';

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
 * The opener policy lets the checkout pop-up keep its opener; HSTS is sent only where the site is on HTTPS.
 */
export function securityHeaders(publicUrl: string, { frameAncestors, sources }: SecurityOptions = {}) {
  return secureHeaders({
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
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    // A handler that knows better keeps what it set: embed files are loadable from other origins.
    overwrite: false,
  });
}
