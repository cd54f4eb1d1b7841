import { dashboardRoutes } from '@quotient/contract/admin';
import { toDashboard } from '../dashboard/dashboard.ts';
import type { Tallies } from '../dashboard/dashboardCounts.ts';
import type { CountedVisits } from '../dashboard/visits.ts';
import type { Ports } from '../ports.ts';
import type { AdminMount } from './mount.ts';

/** What the dashboard shows. */
export interface DashboardTools extends Pick<Ports, 'clock' | 'payments' | 'partners'> {
  tallies: Tallies;
  visits: CountedVisits;
}

/** The dashboard. */
export function mountTalliesAdmin(
  mount: AdminMount,
  { clock, payments, partners, tallies, visits }: DashboardTools,
): void {
  const version = () => `${tallies.version()}-${visits.version()}`;
  const ready = () => Promise.all([tallies.ready(), visits.ready()]);

  mount(dashboardRoutes.getDashboard, async ({ query }) => {
    await ready();
    const numbers = await toDashboard(
      {
        days: tallies.days,
        talliesOf: tallies.talliesOf,
        keys: tallies.keys,
        visits,
        nameOf: partners.nameOf,
      },
      query,
    );
    return {
      version: version(),
      countedAt: clock.now(),
      isDemo: payments.isDemo ?? false,
      counting: tallies.counting(),
      ...numbers,
    };
  });
  mount(dashboardRoutes.getDashboardVersion, async () => {
    await ready();
    return { version: version(), counting: tallies.counting() };
  });
}
