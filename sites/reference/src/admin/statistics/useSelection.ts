import { DaySchema } from '@quotient/contract/admin';
import { type QuestionSetName, questionSets } from '@quotient/contract/questionSets';
import { is } from 'valibot';
import { useSearch, withChoices } from '../parts/useSearch.ts';

/** What is chosen. It stands in the address, so that it can be shared and gone back to. */
export interface Chosen {
  set: QuestionSetName;
  from: string;
  to: string;
  partner: string;
  locale: string;
}

/** What an address asks for; what it does not say, or says wrong, is the default. `set` is that of the path, if it has one. */
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

/** What is chosen in the address, and how to choose something else. */
export function useSelection(setOfPath?: string) {
  const { search, change } = useSearch();
  return {
    chosen: chosenIn(search, setOfPath),
    choose: (changes: Partial<Chosen>) =>
      change((newest) => withChoices(newest, { ...chosenIn(newest, setOfPath), ...changes })),
    search: search.toString(),
  };
}
