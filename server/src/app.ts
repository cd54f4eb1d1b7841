import type { Route } from '@quotient/contract';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError, toApiError } from './base/errors.ts';
import { describeThrown } from './base/redact.ts';
import { compressed } from './http/compression.ts';
import { mountDocs } from './http/docs/docs.ts';
import { mountHealth } from './http/health.ts';
import { createRateLimits, type RateLimits } from './http/limits.ts';
import { createMount } from './http/mount.ts';
import { partnerCors } from './http/partnerCors.ts';
import { createSplitRouter } from './http/router.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { createAddressLimit } from './mail/addressLimit.ts';
import { mountMail } from './mail/routes.ts';
import { type AdminPorts, mountAdmin } from './operators/admin.ts';
import { mountPartners } from './partners/routes.ts';
import { createPaymentCheck } from './payments/paymentCheck.ts';
import { mountPayments } from './payments/routes.ts';
import type { Ports } from './ports.ts';
import { mountCertificates } from './publishing/certificateRoutes.ts';
import { createPublishing } from './publishing/publishing.ts';
import { mountSharedResults } from './publishing/sharedResultRoutes.ts';
import { createErase } from './rights/deleteTest.ts';
import { mountRights } from './rights/routes.ts';
import { mountTestSessions } from './session/routes.ts';
import { openSession } from './session/testSessions.ts';
import { createSecretCheck } from './session/token.ts';
import { mountSvgShapes } from './shapes/routes.ts';
import { mountWithdrawals } from './withdrawals/routes.ts';

/** Largest body; every route needs far less. */
const MAX_BODY_BYTES = 64 * 1024;
/** Largest body of an operator, who uploads whole files. */
const MAX_ADMIN_BODY_BYTES = 1024 * 1024;

/** First letters of the paths of the admin area. */
const ADMIN_PATHS = '/api/admin/';

/** Parts that an app shares with something beside it. */
interface AppOptions {
  /** Rate limits, for a caller with a timer for them, see `RateLimits.forget`. @default its own */
  limits?: RateLimits;
  /** Ports of the admin area. @default there is no admin area */
  admin?: AdminPorts | undefined;
}

/**
 * Makes the whole API as a function of its ports: `app.fetch(request)` answers on Node, in a browser's service worker
 * and in tests. It owns `/api`, `/healthz` and `/readyz`; any other path answers `not_found`.
 */
export function createApp(
  ports: Ports,
  { limits = createRateLimits({ ...ports, now: ports.clock.monotonicMs }), admin }: AppOptions = {},
): Hono {
  const app = new Hono({ router: createSplitRouter(ADMIN_PATHS) });
  const paymentCheck = createPaymentCheck(ports);
  const addressLimit = createAddressLimit(ports);
  const publishing = createPublishing(ports);
  const erase = createErase(ports, ports.forgetRow);

  app.use(securityHeaders(ports.publicUrl));
  app.use('/api/*', partnerCors(ports.partners));
  app.use('/api/*', compressed);
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.use(limits.check);
  const limitBody = (maxSize: number): MiddlewareHandler => {
    const limit = bodyLimit({
      maxSize,
      onError: () => {
        throw new ApiError('body_too_large');
      },
    });
    // Node refuses bodies longer than declared. Looking at the body would make a stream of it, which costs 0.1 ms.
    return (c, next) => (Number(c.req.header('Content-Length')) <= maxSize ? next() : limit(c, next));
  };
  const limitVisitor = limitBody(MAX_BODY_BYTES);
  const limitOperator = limitBody(MAX_ADMIN_BODY_BYTES);
  app.use((c, next) => (c.req.path.startsWith(ADMIN_PATHS) ? limitOperator : limitVisitor)(c, next));

  const mounted: Route[] = [];
  const isSecretOf = createSecretCheck();
  const open = (authorization?: string, id?: string) => openSession(ports, isSecretOf, authorization, id);
  const mount = createMount(app, open, mounted);
  mountTestSessions(mount, ports, paymentCheck, open);
  mountMail(mount, ports, paymentCheck, addressLimit);
  mountPayments(mount, ports);
  mountSharedResults(mount, ports, paymentCheck, publishing.sharing);
  mountRights(mount, ports, paymentCheck, erase);
  mountWithdrawals(mount, ports, addressLimit);
  mountCertificates(mount, paymentCheck, publishing.certificates);
  mountPartners(mount, ports);
  mountSvgShapes(app, ports.shapes, mounted);
  if (admin) mountAdmin(app, ports, admin, { paymentCheck, erase, addressLimit });
  mountHealth(app, ports);
  mountDocs(app, mounted, ports.publicUrl);

  app.notFound((c) => {
    const error = new ApiError('not_found');
    return c.json(error.toBody(), error.status);
  });
  app.onError((thrown, c) => {
    const error = toApiError(thrown);
    if (error.cause !== undefined) {
      const { method, path } = c.req;
      ports.log.error(error.code, { method, path, cause: describeThrown(error.cause) });
    }
    if (error.retryAfterMs !== undefined)
      c.header('Retry-After', String(Math.ceil(error.retryAfterMs / 1000)));
    return c.json(error.toBody(), error.status);
  });
  return app;
}
