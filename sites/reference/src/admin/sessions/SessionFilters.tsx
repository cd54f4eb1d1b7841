import { sessionStates } from '@quotient/contract/admin';
import { questionSets } from '@quotient/contract/questionSets';
import { siteLocales } from '@quotient/contract/site';
import { Button } from '@quotient/iq-test/ui';
import { Field, Select } from '../parts/Field.tsx';
import type { useFilters } from '../parts/useFilters.ts';
import { useWords } from '../words.tsx';
import * as styles from './Sessions.css.ts';
import { sessionsWords } from './words.ts';

/** What tests can be told apart by, as names in the address. */
export const sessionFilterNames = ['from', 'to', 'state', 'set', 'locale', 'partner', 'tooFast'] as const;

type Filters = ReturnType<typeof useFilters<(typeof sessionFilterNames)[number]>>;

/** The filters above the list of tests. */
export function SessionFilters({ filter, isFiltered, choose, clear }: Filters) {
  const words = useWords(sessionsWords);
  const select = (name: 'state' | 'set' | 'locale', options: readonly (readonly [string, string])[]) => (
    <Select
      label={words[name]}
      value={filter[name] ?? ''}
      onChange={({ target }) => choose({ [name]: target.value })}
    >
      <option value="">{words.any}</option>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
  const day = (name: 'from' | 'to') => (
    <Field
      type="date"
      label={words[name]}
      value={filter[name] ?? ''}
      onChange={({ target }) => choose({ [name]: target.value })}
    />
  );
  const same = (names: readonly string[]) => names.map((name) => [name, name] as const);
  return (
    <search className={styles.filters}>
      {day('from')}
      {day('to')}
      {select(
        'state',
        sessionStates.map((state) => [state, words.states[state]]),
      )}
      {select('set', same(questionSets))}
      {select('locale', same(siteLocales))}
      <Field
        label={words.partner}
        value={filter.partner ?? ''}
        onChange={({ target }) => choose({ partner: target.value.trim() })}
      />
      <Select
        label={words.tooFast}
        value={filter.tooFast ?? ''}
        onChange={({ target }) => choose({ tooFast: target.value })}
      >
        <option value="">{words.any}</option>
        <option value="yes">{words.onlyThese}</option>
      </Select>
      {isFiltered && <Button onClick={clear}>{words.clear}</Button>}
    </search>
  );
}
