import { auditRoutes } from './audit.ts';
import { authRoutes } from './auth.ts';
import { dashboardRoutes } from './dashboard.ts';
import { partnerRoutes } from './partners.ts';
import { questionRoutes } from './questions.ts';
import { sessionRoutes } from './sessions.ts';
import { shapeRoutes } from './shapes.ts';
import { statisticsRoutes } from './statistics.ts';

// `@quotient/contract/admin`: what the operator's pages and the server agree on. No visitor loads any of it.
export * from './audit.ts';
export * from './auth.ts';
export * from './dashboard.ts';
export * from './days.ts';
export * from './errors.ts';
export * from './partners.ts';
export * from './questions.ts';
export type { AdminRoute } from './route.ts';
export * from './sessions.ts';
export * from './shapes.ts';
export * from './statistics.ts';

/** Every call of the admin area. */
export const adminRoutes = {
  ...authRoutes,
  ...auditRoutes,
  ...dashboardRoutes,
  ...shapeRoutes,
  ...questionRoutes,
  ...sessionRoutes,
  ...partnerRoutes,
  ...statisticsRoutes,
};
