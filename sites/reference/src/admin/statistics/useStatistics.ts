import { statisticsRoutes } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';
import type { Chosen } from './useSelection.ts';

/** How often is asked how far the counting is. */
const ASK_EVERY_MS = 1000;

/** The statistics of what is chosen; while they are counted, how far that is. */
export const useStatistics = ({ set, from, to, partner, locale }: Chosen) =>
  useAdminQuery(
    statisticsRoutes.getStatistics,
    { query: { set, from, to, partner, locale } },
    { refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_EVERY_MS : false) },
  );
