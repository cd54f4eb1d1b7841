import { secureHeaders } from 'hono/secure-headers';

interface SecurityOptions {
  /** Who may frame the answer. @default our own pages */
  frameAncestors?: string[];
}

/**
 * The headers of every answer, page or API. Nothing inline is allowed: prerendered files cannot carry a nonce.
 * The opener policy lets the checkout pop-up keep its opener; HSTS is sent only where the site is on HTTPS.
 */
export function securityHeaders(publicUrl: string, { frameAncestors }: SecurityOptions = {}) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
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
