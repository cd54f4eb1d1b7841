import { type Dashboard, dayOf, OWN_PAGES } from '@quotient/contract/admin';
import { questionSets } from '@quotient/contract/questionSets';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { Field, Select } from '../parts/Field.tsx';
import { withChosen } from '../parts/withChosen.ts';
import { useWords } from '../words.tsx';
import * as styles from './Filters.css.ts';
import { useNames } from './names.ts';
import { addDays, addressOf, dayCount, faultOf, periodNames, type Selection } from './period.ts';
import { dashboardWords } from './words.ts';

interface FiltersProps {
  selection: Selection;
  /** Takes what changes; all else stays. */
  onSelect: (change: Partial<Selection>) => void;
  /** What the lists hold besides what is chosen; `undefined` until it is known. */
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
  const { day } = useFormat();
  const length = dayCount(from, to);
  const before = words.range(day(addDays(from, -length)), day(addDays(from, -1)));
  const parts = [words.utc, words.compared(before), to === dayOf(Date.now()) && words.unfinished];
  return (
    <p className={styles.range}>
      <span className={styles.shown}>{words.range(day(from), day(to))}</span>
      {` · ${parts.filter(Boolean).join(' · ')}`}
    </p>
  );
}

/** What the numbers are of: the period and the filters, all of them kept in the address. */
export function Filters({ selection, onSelect, choices }: FiltersProps) {
  const words = useWords(dashboardWords);
  const names = useNames(choices);
  const { partner, locale, set } = selection;
  const partners = withChosen([OWN_PAGES, ...(choices?.partners ?? []).map(({ key }) => key)], partner);
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
          <Select
            label={words.period}
            value={selection.period}
            onChange={({ target }) =>
              onSelect({ period: periodNames.find((name) => name === target.value) ?? selection.period })
            }
          >
            {periodNames.map((period) => (
              <option key={period} value={period}>
                {words.periods[period]}
              </option>
            ))}
          </Select>
        </div>
        <Select
          label={words.partner}
          value={partner}
          onChange={({ target }) => onSelect({ partner: target.value })}
        >
          <option value="">{words.all}</option>
          {partners.map((key) => (
            <option key={key} value={key}>
              {names.partner(key)}
            </option>
          ))}
        </Select>
        <Select
          label={words.locale}
          value={locale}
          onChange={({ target }) => onSelect({ locale: target.value })}
        >
          <option value="">{words.all}</option>
          {withChosen(choices?.locales ?? [], locale).map((code) => (
            <option key={code} value={code}>
              {names.locale(code)}
            </option>
          ))}
        </Select>
        <Select
          label={words.set}
          value={set}
          onChange={({ target }) =>
            onSelect({ set: questionSets.find((name) => name === target.value) ?? '' })
          }
        >
          <option value="">{words.all}</option>
          {sets.map((name) => (
            <option key={name} value={name}>
              {words.sets[name]}
            </option>
          ))}
        </Select>
      </div>
      {selection.period === 'own' && <OwnDays selection={selection} onSelect={onSelect} />}
      <Range {...selection} />
    </section>
  );
}
