import { useSearchParams } from 'react-router';

/** Filters that stand in the address, so that a reload and a link keep them; what is empty is left out. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filter: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value) filter[name] = value;
  }
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    /** Replaces the address: going back leaves the screen, not the last letter. */
    choose: (changes: Partial<Record<Name, string>>) =>
      setParams(
        (held) => {
          for (const [name, value] of Object.entries<string | undefined>(changes))
            if (value) held.set(name, value);
            else held.delete(name);
          return held;
        },
        { replace: true },
      ),
    clear: () => setParams({}, { replace: true }),
  };
}
