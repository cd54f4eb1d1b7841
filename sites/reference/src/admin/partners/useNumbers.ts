import { dashboardRoutes, dayOf } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';

const DAY_MS = 86_400_000;

/** The numbers of the last 30 days, today included. @param partner What the numbers call it; all partners without. */
export function useNumbers(partner?: string) {
  const now = Date.now();
  return useAdminQuery(dashboardRoutes.getDashboard, {
    query: { from: dayOf(now - 29 * DAY_MS), to: dayOf(now), ...(partner !== undefined && { partner }) },
  });
}
