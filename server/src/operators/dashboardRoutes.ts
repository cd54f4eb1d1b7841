import { dashboardRoutes } from '@quotient/contract/admin';
import type { CountKeeper } from '../dashboard/countKeeper.ts';
import { toDashboard } from '../dashboard/dashboard.ts';
import type { CountedVisits } from '../dashboard/visits.ts';
import type { Ports } from '../ports.ts';
import type { AdminMount } from './mount.ts';

/** Tools of the dashboard. */
export interface DashboardTools extends Pick<Ports, 'clock' | 'payments' | 'partners'> {
  countKeeper: CountKeeper;
  visits: CountedVisits;
}

/** Mounts the dashboard. */
export function mountDashboardAdmin(
  mount: AdminMount,
  { clock, payments, partners, countKeeper, visits }: DashboardTools,
): void {
  const version = () => `${countKeeper.version()}-${visits.version()}`;
  const ready = () => Promise.all([countKeeper.ready(), visits.ready()]);

  mount(dashboardRoutes.getDashboard, async ({ query }) => {
    await ready();
    const dashboard = await toDashboard(
      {
        days: countKeeper.days,
        countsOfDay: countKeeper.countsOfDay,
        keys: countKeeper.keys,
        visits,
        nameOf: partners.nameOf,
      },
      query,
    );
    return {
      version: version(),
      countedAt: clock.now(),
      isDemo: payments.isDemo ?? false,
      counting: countKeeper.counting(),
      ...dashboard,
    };
  });
  mount(dashboardRoutes.getDashboardVersion, async () => {
    await ready();
    return { version: version(), counting: countKeeper.counting() };
  });
}
