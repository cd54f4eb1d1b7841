import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Read from the window: the router tells of a change a moment later, and a field bound to that loses letters. */
const newestSearch = () => new URLSearchParams(window.location.search);

/** The same, with some choices changed; an empty one is taken out. */
export function withChoices(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/**
 * Returns the query of the address, and a function that changes it. All screens with choices in the address use it, so
 * that fields may be bound to them.
 */
export function useSearch() {
  const [told, setSearch] = useSearchParams();
  const [search, setNewest] = useState(told);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the router tells of a change, back and forward included
  useEffect(() => setNewest(newestSearch()), [told]);
  return {
    search,
    /** Changes the query. Without `isStep`, Back leaves the screen instead of undoing the last letter. */
    change(make: (newest: URLSearchParams) => URLSearchParams, { isStep = false } = {}): void {
      const next = make(newestSearch());
      setNewest(next);
      setSearch(next, { replace: !isStep, preventScrollReset: true });
    },
  };
}
