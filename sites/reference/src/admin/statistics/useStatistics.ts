import { statisticsRoutes } from '@quotient/contract/admin';
import { useAdminQuery } from '../api.ts';
import type { Chosen } from './useSelection.ts';

/** Interval between requests for the progress of the count, in milliseconds. */
const ASK_EVERY_MS = 1000;

/** The statistics of what is chosen; while they are counted, how far that is. */
export const useStatistics = ({ set, from, to, partner, locale }: Chosen) =>
  useAdminQuery(
    statisticsRoutes.getStatistics,
    { query: { set, from, to, partner, locale } },
    { refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_EVERY_MS : false) },
  );
