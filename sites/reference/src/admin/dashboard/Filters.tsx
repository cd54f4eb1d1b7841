import { type Dashboard, dayOf, OWN_PAGES } from '@quotient/contract/admin';
import { questionSets } from '@quotient/contract/questionSets';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { chosenOptions } from '../parts/chosenOptions.ts';
import { Choice, Field } from '../parts/Field.tsx';
import { useWords } from '../words.tsx';
import * as styles from './Filters.css.ts';
import { useFilterNames } from './filterNames.ts';
import { addDays, addressOf, dayCount, faultOf, periodNames, type Selection } from './period.ts';
import { useDays } from './useDays.ts';
import { dashboardWords } from './words.ts';

interface FiltersProps {
  selection: Selection;
  /** Takes what changes; all else stays. */
  onSelect: (change: Partial<Selection>) => void;
  /** Further options of the lists; `undefined` until they are known. */
  choices: Dashboard['choices'] | undefined;
}

/** A period from a day to a day; only one that is right is taken over. */
function OwnDays({ selection, onSelect }: Pick<FiltersProps, 'selection' | 'onSelect'>) {
  const words = useWords(dashboardWords);
  const [days, setDays] = useState({ from: selection.from, to: selection.to });
  useEffect(() => setDays({ from: selection.from, to: selection.to }), [selection.from, selection.to]);
  const fault = faultOf(days.from, days.to);
  const change = (changed: Partial<typeof days>) => {
    const next = { ...days, ...changed };
    setDays(next);
    if (!faultOf(next.from, next.to)) onSelect(next);
  };
  return (
    <div className={styles.days}>
      <Field
        type="date"
        label={words.from}
        value={days.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <Field
        type="date"
        label={words.to}
        value={days.to}
        error={fault && words.faults[fault]}
        onChange={({ target }) => change({ to: target.value })}
      />
    </div>
  );
}

/** Days in words, and what they are compared with. */
function Range({ from, to }: Selection) {
  const words = useWords(dashboardWords);
  const inWords = useDays();
  const length = dayCount(from, to);
  const before = inWords(addDays(from, -length), addDays(from, -1));
  const parts = [words.utc, words.compared({ range: before }), to === dayOf(Date.now()) && words.unfinished];
  return (
    <p className={styles.range}>
      <span className={styles.shown}>{inWords(from, to)}</span>
      <span>{` · ${parts.filter(Boolean).join(' · ')}`}</span>
    </p>
  );
}

/** Period and filters of the dashboard, stored in the address. */
export function Filters({ selection, onSelect, choices }: FiltersProps) {
  const words = useWords(dashboardWords);
  const names = useFilterNames(choices);
  const { partner, locale, set } = selection;
  const partners = chosenOptions([OWN_PAGES, ...(choices?.partners ?? []).map(({ key }) => key)], partner);
  const locales = chosenOptions(choices?.locales ?? [], locale);
  const all = ['', words.all] as const;
  const sets = questionSets.filter((each) => each === set || choices?.sets.includes(each));
  return (
    <section aria-label={words.filters}>
      <ul className={styles.periods} aria-label={words.period}>
        {periodNames.map((period) => (
          <li key={period}>
            <Link
              className={styles.period}
              aria-current={period === selection.period || undefined}
              to={{ search: addressOf({ ...selection, period }).toString() }}
              preventScrollReset
            >
              {words.periods[period]}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <div className={styles.periodList}>
          <Choice
            label={words.period}
            value={selection.period}
            options={periodNames.map((period) => [period, words.periods[period]])}
            onChoose={(period) => onSelect({ period })}
          />
        </div>
        <Choice
          label={words.partner}
          value={partner}
          options={[all, ...partners.map((key) => [key, names.partner(key)] as const)]}
          onChoose={(key) => onSelect({ partner: key })}
        />
        <Choice
          label={words.locale}
          value={locale}
          options={[all, ...locales.map((code) => [code, names.locale(code)] as const)]}
          onChoose={(code) => onSelect({ locale: code })}
        />
        <Choice
          label={words.set}
          value={set}
          options={[all, ...sets.map((name) => [name, words.sets[name]] as const)]}
          onChoose={(name) => onSelect({ set: name })}
        />
      </div>
      {selection.period === 'own' && <OwnDays selection={selection} onSelect={onSelect} />}
      <Range {...selection} />
    </section>
  );
}
