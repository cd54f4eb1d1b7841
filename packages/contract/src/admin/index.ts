import { auditRoutes } from './audit.ts';
import { authRoutes } from './authRoutes.ts';
import { dashboardRoutes } from './dashboard.ts';
import { emailRoutes } from './emails.ts';
import { operatorRoutes } from './operators.ts';
import { partnerRoutes } from './partners.ts';
import { questionRoutes } from './questions.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { shapeRoutes } from './shapes.ts';
import { statisticsRoutes } from './statistics.ts';
import { withdrawalAdminRoutes } from './withdrawals.ts';

// `@quotient/contract/admin`: the contract of the operator's pages and the server. No visitor loads any of it.
export * from './audit.ts';
export { AuthSessionSchema, AuthUserSchema, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './auth.ts';
export { authRoutes } from './authRoutes.ts';
export * from './dashboard.ts';
export * from './days.ts';
export { emailRoutes } from './emails.ts';
export * from './errors.ts';
export { operatorRoutes } from './operators.ts';
export * from './partners.ts';
export * from './passkeys.ts';
export * from './questions.ts';
export type { AdminRoute } from './route.ts';
export { sessionRoutes } from './sessionRoutes.ts';
export {
  type ProviderWord,
  type SessionCheckout,
  type SessionDetail,
  type SessionEvent,
  type SessionState,
  type SessionSummary,
  sessionStates,
} from './sessions.ts';
export * from './shapes.ts';
export * from './statistics.ts';
export * from './withdrawals.ts';

/** Every call of the admin area. */
export const adminRoutes = {
  ...authRoutes,
  ...operatorRoutes,
  ...auditRoutes,
  ...dashboardRoutes,
  ...shapeRoutes,
  ...questionRoutes,
  ...sessionRoutes,
  ...emailRoutes,
  ...partnerRoutes,
  ...statisticsRoutes,
  ...withdrawalAdminRoutes,
};
