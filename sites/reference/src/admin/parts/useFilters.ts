import { useSearch, withChoices } from './useSearch.ts';

/** Filters stored in the address, so that a reload and a link preserve them. Empty ones are left out. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const { search, change } = useSearch();
  const filter: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) filter[name] = value;
  }
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    choose: (changes: Partial<Record<Name, string>>) => change((newest) => withChoices(newest, changes)),
    clear: () => change(() => new URLSearchParams()),
  };
}
