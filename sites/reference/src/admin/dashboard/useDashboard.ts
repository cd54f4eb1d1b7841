import { dashboardRoutes } from '@quotient/contract/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAdminQuery } from '../api.ts';
import type { Selection } from './period.ts';

/** Interval between checks for new numbers while the window is visible, in milliseconds. */
const CHECK_MS = 5000;

/** The numbers of a selection, kept up to date. The last ones stay while others are fetched, and without a connection. */
export function useDashboard({ period: _, ...query }: Selection) {
  const numbers = useAdminQuery(
    dashboardRoutes.getDashboard,
    { query },
    { placeholderData: keepPreviousData },
  );
  const check = useAdminQuery(
    dashboardRoutes.getDashboardVersion,
    {},
    { refetchInterval: CHECK_MS, retry: false, staleTime: 0 },
  );
  const { data, isFetching, refetch } = numbers;
  // Numbers that never came are asked for by the operator: what went wrong stays to be read.
  const isOld = check.isSuccess && data && !isFetching && check.data.version !== data.version;
  // Asked after a check and not as long as the versions differ: they always may while many tests run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each check
  useEffect(() => {
    if (isOld) void refetch();
  }, [check.dataUpdatedAt]);

  return {
    data,
    /** Reason why there are no numbers. */
    error: data ? null : numbers.error,
    refetch,
    /** The numbers shown are those of another selection, until these are here. */
    isBetween: numbers.isPlaceholderData,
    isLost: check.isError || check.fetchStatus === 'paused' || (data !== undefined && numbers.isError),
    /** Time of the last successful check, in milliseconds since the epoch. */
    checkedAt: Math.max(check.dataUpdatedAt, numbers.dataUpdatedAt),
    counting: check.data?.counting ?? data?.counting ?? null,
  };
}
