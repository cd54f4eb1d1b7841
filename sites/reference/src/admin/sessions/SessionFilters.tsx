import { OWN_PAGES, sessionStates } from '@quotient/contract/admin';
import { localeCodes } from '@quotient/contract/locales';
import { questionSets } from '@quotient/contract/questionSets';
import { Button } from '@quotient/iq-test/ui';
import { chosenOptions } from '../parts/chosenOptions.ts';
import { Choice, Field, type Option } from '../parts/Field.tsx';
import { languageName } from '../parts/languageName.ts';
import type { useFilters } from '../parts/useFilters.ts';
import { useLocale, useWords } from '../words.tsx';
import * as styles from './Sessions.css.ts';
import { usePartners } from './usePartners.ts';
import { sessionsWords } from './words.ts';

/** Names of the filters in the address. */
export const sessionFilterNames = ['from', 'to', 'state', 'set', 'locale', 'partner', 'tooFast'] as const;

type Filters = ReturnType<typeof useFilters<(typeof sessionFilterNames)[number]>>;

/** The filters above the list of tests. */
export function SessionFilters({ filter, isFiltered, choose, clear }: Filters) {
  const words = useWords(sessionsWords);
  const { locale } = useLocale();
  const partners = usePartners();
  const choice = (
    name: 'state' | 'set' | 'locale' | 'partner' | 'tooFast',
    options: readonly Option<string>[],
  ) => (
    <Choice
      label={words[name]}
      value={filter[name] ?? ''}
      options={[['', words.any], ...options]}
      onChoose={(value) => choose({ [name]: value })}
    />
  );
  const day = (name: 'from' | 'to') => (
    <Field
      type="date"
      label={words[name]}
      value={filter[name] ?? ''}
      onChange={({ target }) => choose({ [name]: target.value })}
    />
  );
  const same = (names: readonly string[]) => names.map((name): Option<string> => [name, name]);
  return (
    <search className={styles.filters}>
      {day('from')}
      {day('to')}
      {choice(
        'state',
        sessionStates.map((state) => [state, words.states[state]]),
      )}
      {choice('set', same(questionSets))}
      {choice(
        'locale',
        chosenOptions(localeCodes, filter.locale ?? '').map((code) => [code, languageName(code, locale)]),
      )}
      {choice(
        'partner',
        chosenOptions([OWN_PAGES, ...partners.keys], filter.partner ?? '').map((key) => [
          key,
          key === OWN_PAGES ? words.ownPages : partners.nameOf(key),
        ]),
      )}
      {choice('tooFast', [['yes', words.onlyThese]])}
      {isFiltered && <Button onClick={clear}>{words.clear}</Button>}
    </search>
  );
}
