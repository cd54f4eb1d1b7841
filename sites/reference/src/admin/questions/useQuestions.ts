import { type BrowsedSet, questionRoutes } from '@quotient/contract/admin';
import { createApiClient, locales, useShapes } from '@quotient/iq-test';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { tokensOf } from '../../../../../packages/iq-test/src/shapes/shapeNames.ts';
import { useAdminQuery } from '../api.ts';
import type { Option } from '../parts/Field.tsx';
import { useSearch, withChoices } from '../parts/useSearch.ts';
import { useLocale } from '../words.tsx';

/** The languages that questions are written in, to choose from. */
export const questionLocales: readonly Option<string>[] = Object.entries(locales).map(([code, { name }]) => [
  code,
  name,
  code,
]);

/** Returns the choices in the address: the filters, the language of the questions, and the sample of `fresh`. */
export function useChoices() {
  const own = useLocale().locale;
  const { search, change } = useSearch();
  const wanted = search.get('locale');
  return {
    locale: questionLocales.find(([code]) => code === wanted)?.[0] ?? own,
    seed: search.get('seed') ?? undefined,
    text: search.get('q') ?? '',
    category: search.get('category') ?? '',
    /** Query for links that preserve the choices. */
    search: search.size > 0 ? `?${search}` : '',
    /** Changes some of it; an empty text takes the choice back. */
    choose: (changes: Record<string, string>) => change((newest) => withChoices(newest, changes)),
  };
}

/** Every set in the language that was chosen. The bank stays as it is while a server runs: nothing is asked for twice. */
export function useQuestions() {
  const { locale, seed } = useChoices();
  return useAdminQuery(
    questionRoutes.listQuestions,
    { query: { locale, ...(seed !== undefined && { seed }) } },
    { staleTime: Number.POSITIVE_INFINITY, placeholderData: (before) => before },
  );
}

/** Every shape that the questions of these sets draw: what is stored, and what the server draws for a sample. */
export function useSetShapes(sets: readonly BrowsedSet[] = []): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['stored shapes'],
    queryFn: () => createApiClient().listSvgShapes(),
    staleTime: 60_000,
  });
  const drawn = useShapes(
    sets.filter(({ seed }) => seed !== null).flatMap(({ questions }) => tokensOf(questions)),
  );
  return useMemo(
    () => new Map([...(data ?? []).map(({ name, svg_content }) => [name, svg_content] as const), ...drawn]),
    [data, drawn],
  );
}
