import { ApiError } from '@quotient/contract/ApiError';
import { authRoutes } from '@quotient/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../send.ts';

/** First part of the storage keys of links. */
export const LINK = 'link';

/**
 * Returns the secret of a link and whether the link still works. The secret is after the `#`, so no server or log has
 * it.
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
