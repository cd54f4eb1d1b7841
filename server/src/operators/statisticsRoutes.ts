import { statisticsRoutes } from '@quotient/contract/admin';
import { ApiError } from '../base/errors.ts';
import type { Statistics } from '../statistics/statistics.ts';
import type { AdminMount } from './mount.ts';

/** Mounts the statistics of questions for operators. */
export function mountStatisticsAdmin(mount: AdminMount, statistics: Statistics): void {
  mount(statisticsRoutes.getStatistics, async ({ query: { set, ...selection } }) => {
    const counted = await statistics.ask(set, selection);
    if (counted.state === 'counting') return counted;
    const { countedAt, full, choices } = counted;
    return { state: 'ready' as const, set, countedAt, statistics: full.statistics, choices };
  });

  mount(statisticsRoutes.getOptionTable, async ({ params: { set, id }, query, note }) => {
    note({ question: Number(id) });
    const counted = await statistics.ask(set, query);
    if (counted.state === 'counting') return counted;
    const table = counted.full.tables.find((each) => each.id === Number(id));
    if (!table) throw new ApiError('not_found');
    return { state: 'ready' as const, set, countedAt: counted.countedAt, table };
  });
}
