import { type QuestionSetName, questionSets } from '@quotient/contract/questionSets';
import { useSearchParams } from 'react-router';

/** What is chosen. It stands in the address, so that it can be shared and gone back to. */
export interface Chosen {
  set: QuestionSetName;
  from: string;
  to: string;
  partner: string;
  locale: string;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** What is chosen in the address, and how to choose something else. `set` is that of the path where it has one. */
export function useSelection(setOfPath?: string) {
  const [search, setSearch] = useSearchParams();
  const asked = setOfPath ?? search.get('set');
  const dayIn = (name: string) => {
    const day = search.get(name) ?? '';
    return isDay(day) ? day : '';
  };
  const chosen: Chosen = {
    set: questionSets.find((name) => name === asked) ?? 'main',
    from: dayIn('from'),
    to: dayIn('to'),
    partner: search.get('partner') ?? '',
    locale: search.get('locale') ?? '',
  };
  const choose = (changes: Partial<Chosen>) => {
    const wanted = Object.entries({ ...chosen, ...changes }).filter(([, value]) => value !== '');
    setSearch(new URLSearchParams(wanted), { replace: true });
  };
  return { chosen, choose, search: search.toString() };
}
