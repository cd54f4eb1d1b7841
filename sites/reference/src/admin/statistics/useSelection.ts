import { DaySchema } from '@quotient/contract/admin';
import { type QuestionSetName, questionSets } from '@quotient/contract/questionSets';
import { is } from 'valibot';
import { useSearch, withChoices } from '../parts/useSearch.ts';

/** Selection of the statistics. Stored in the address, for links and Back. */
export interface Chosen {
  set: QuestionSetName;
  from: string;
  to: string;
  partner: string;
  locale: string;
}

/**
 * Returns the selection in an address, with defaults for missing and wrong values. `set` is that of the path, if it has
 * one.
 */
function chosenIn(search: URLSearchParams, setOfPath?: string): Chosen {
  const asked = setOfPath ?? search.get('set');
  const dayIn = (name: string) => {
    const day = search.get(name);
    return is(DaySchema, day) ? day : '';
  };
  return {
    set: questionSets.find((name) => name === asked) ?? 'main',
    from: dayIn('from'),
    to: dayIn('to'),
    partner: search.get('partner') ?? '',
    locale: search.get('locale') ?? '',
  };
}

/** Returns the selection in the address, and a function that changes it. */
export function useSelection(setOfPath?: string) {
  const { search, change } = useSearch();
  return {
    chosen: chosenIn(search, setOfPath),
    choose: (changes: Partial<Chosen>) =>
      change((newest) => withChoices(newest, { ...chosenIn(newest, setOfPath), ...changes })),
    search: search.toString(),
  };
}
