import { dayOf } from '@quotient/contract/admin';
import { Link } from 'react-router';
import { useFormat } from '../format.ts';
import { Chip } from '../parts/Chip.tsx';
import { Counting } from '../parts/Counting.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { useSearch } from '../parts/useSearch.ts';
import { useWords } from '../words.tsx';
import { Breakdown } from './Breakdown.tsx';
import * as styles from './Dashboard.css.ts';
import { Figures } from './Figures.tsx';
import { Filters } from './Filters.tsx';
import { Funnel } from './Funnel.tsx';
import { useFilterNames } from './filterNames.ts';
import { Money } from './Money.tsx';
import { addressOf, earliestOf, type Selection, selectionOf } from './period.ts';
import { Scores } from './Scores.tsx';
import { Series } from './Series.tsx';
import { useSelectionFacts } from './selectionFacts.ts';
import { useDashboard } from './useDashboard.ts';
import { dashboardWords } from './words.ts';

/** Age of the numbers. Only a lost connection is read out. */
function Live({ isLost, checkedAt }: { isLost: boolean; checkedAt: number }) {
  const words = useWords(dashboardWords);
  const { time } = useFormat();
  if (checkedAt === 0) return <span className={styles.live}>{words.loading}</span>;
  return (
    <span className={styles.live}>
      <span className={isLost ? styles.dots.lost : styles.dots.live} />
      {!isLost && <span>{words.live({ time: time(checkedAt) })}</span>}
      <span className={styles.lost} role="status">
        {isLost && words.lost({ time: time(checkedAt) })}
      </span>
    </span>
  );
}

/** Before the first test: how to come to one. */
function NoTests() {
  const { empty } = useWords(dashboardWords);
  return (
    <Empty title={empty.title}>
      <p>{empty.text}</p>
      <p className={styles.actions}>
        <a href="/">{empty.take}</a>
        <Link to="/partners">{empty.embed}</Link>
      </p>
    </Empty>
  );
}

/** Tests there are, but not here. */
function NothingHere({ selection, firstDay }: { selection: Selection; firstDay: string }) {
  const { nothing } = useWords(dashboardWords);
  const none = { partner: '', locale: '', set: '' } as const;
  const today = dayOf(Date.now());
  const from = firstDay < earliestOf(today) ? earliestOf(today) : firstDay;
  const everything = addressOf({ period: 'own', from, to: today, ...none });
  const isFiltered = Boolean(selection.partner || selection.locale || selection.set);
  return (
    <Empty title={nothing.title}>
      <p>{nothing.text}</p>
      <p className={styles.actions}>
        {isFiltered && (
          <Link to={{ search: addressOf({ ...selection, ...none }).toString() }}>{nothing.clear}</Link>
        )}
        <Link to={{ search: everything.toString() }}>{nothing.all}</Link>
      </p>
    </Empty>
  );
}

/** Dashboard of this installation, with numbers that update automatically. */
export function Dashboard() {
  const words = useWords(dashboardWords);
  const { search, change } = useSearch();
  const selectionIn = (address: URLSearchParams) => selectionOf(address, dayOf(Date.now()));
  const selection = selectionIn(search);
  const { data, error, refetch, isBetween, isLost, checkedAt, counting } = useDashboard(selection);
  const names = useFilterNames(data?.choices);
  const about = useSelectionFacts(selection, names);
  const select = (changes: Partial<Selection>) =>
    change((newest) => addressOf({ ...selectionIn(newest), ...changes }), { isStep: true });
  const isEmpty = data && data.totals.started === 0 && !data.totals.visits;
  return (
    <Page
      title={words.title}
      actions={
        <>
          {data?.isDemo && <Chip tone="warning">{words.demo}</Chip>}
          <Live isLost={isLost} checkedAt={checkedAt} />
        </>
      }
    >
      <Filters selection={selection} choices={data?.choices} onSelect={select} />
      {counting && <Counting {...counting} say={words.counting} />}
      {error && (
        <div className={styles.failure}>
          <Failure error={error} onRetry={refetch} />
        </div>
      )}
      {!error && (
        <div className={styles.numbers} aria-busy={isBetween || !data}>
          <Figures data={data} />
          {data?.isDemo && <p className={styles.note}>{words.demoNote}</p>}
          {!data && <div className={styles.ghost} />}
          {isEmpty &&
            (data.choices.firstDay === null ? (
              <NoTests />
            ) : (
              <NothingHere selection={selection} firstDay={data.choices.firstDay} />
            ))}
          {data && !isEmpty && (
            <>
              <Series days={data.days} about={about} />
              <Funnel data={data} about={about} />
              <Money totals={data.totals} />
              <Scores scores={data.scores} about={about} />
              <Breakdown data={data} about={about} names={names} />
            </>
          )}
        </div>
      )}
    </Page>
  );
}
