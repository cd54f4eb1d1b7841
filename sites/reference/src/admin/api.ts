import { ApiError } from '@quotient/contract/ApiError';
import type { AnswerOf, Call } from '@quotient/contract/call';
import {
  QueryClient,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Sent, send } from './send.ts';
import { session } from './signIn/session.ts';

const isSignedOut = (error: unknown) => error instanceof ApiError && error.code === 'signed_out';

/**
 * Calls the server and parses what it answers. Where the session has ended meanwhile it is renewed, or the operator is
 * asked to sign in over the page, and the call is made once more: what was typed is not lost. Throws `ApiError`.
 */
export async function call<R extends Call>(
  route: R,
  sent: Sent<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  try {
    return await send(route, sent, signal);
  } catch (error) {
    if (!isSignedOut(error) || !(await session.recover())) throw error;
    return send(route, sent, signal);
  }
}

/** Returns true for a failure that asking again can't change. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  !['network', 'foreign_answer', 'invalid_answer', 'internal', 'storage_failed'].includes(error.code);

/** Creates the cache of answers: a screen shows them at once when it is opened again, and fetches them again. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (count, error) => count < 2 && !isFinal(error),
      },
    },
  });

/** An answer that a screen shows; keyed by the path of the route, see `useAdminMutation`. */
export function useAdminQuery<R extends Call>(
  route: R,
  sent: Sent<R>,
  options: Omit<UseQueryOptions<AnswerOf<R>, Error>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery<AnswerOf<R>, Error>({
    ...options,
    queryKey: [route.path, sent],
    queryFn: ({ signal }) => call(route, sent, signal),
  });
}

/** A call that changes something; it then fetches the answers of the routes in `changes` again. */
export function useAdminMutation<R extends Call>(route: R, changes: readonly Call[] = []) {
  const client = useQueryClient();
  return useMutation<AnswerOf<R>, Error, Sent<R>>({
    mutationFn: (sent) => call(route, sent),
    onSuccess: () =>
      Promise.all(changes.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))).then(() => {}),
  });
}
