import { ApiError } from '@quotient/contract/ApiError';
import { authRoutes } from '@quotient/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../send.ts';

/** First part of the keys under which links are kept. */
export const LINK = 'link';

/**
 * The secret of a link, which stands behind the `#` and so never went to a server or into its log, and whether the link
 * can still be used.
 */
export function useLink(kind: 'setup' | 'reset') {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    // another link that is pasted into this tab changes only the hash and loads nothing
    const reload = () => location.reload();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
  const isWhole = /^[\w-]{43}$/.test(token);
  const { data, error, refetch } = useQuery({
    queryKey: [LINK, kind, token],
    queryFn: () => send(authRoutes.checkLink, { body: { token, kind } }),
    enabled: isWhole,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOver = !isWhole || (error instanceof ApiError && error.code === 'link_over');
  return { token, link: data, isOver, error: isOver ? null : error, refetch };
}
