import type { Dashboard, DashboardCounts } from '@quotient/contract/admin';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { useWords } from '../words.tsx';
import * as styles from './Figures.css.ts';
import { changeOf, revenueIn, shareOf } from './numbers.ts';
import { dashboardWords } from './words.ts';

/** Change of a number since the period before. The sign of the share says what the arrow shows. */
function Change({ now, before, show }: { now: number; before: number; show: (value: number) => string }) {
  const words = useWords(dashboardWords);
  const { percent } = useFormat();
  const change = changeOf(now, before);
  if (now === before) return <span className={styles.note}>{words.unchanged({ before: show(before) })}</span>;
  if (change === null) return <span className={styles.note}>{words.fromNothing}</span>;
  const share = `${change > 0 ? '+' : '−'}${percent(Math.abs(change), 0)}`;
  return (
    <span className={styles.note}>
      <span className={styles.arrow} aria-hidden="true">
        {change > 0 ? '↑' : '↓'}
      </span>
      <span>{words.change({ share, before: show(before) })}</span>
    </span>
  );
}

function Figure({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      {children}
    </div>
  );
}

function Revenue({ totals, before }: { totals: DashboardCounts; before: DashboardCounts }) {
  const words = useWords(dashboardWords);
  const { money } = useFormat();
  const currencies = [...new Set([...totals.money, ...before.money].map(({ currency }) => currency))];
  if (currencies.length === 0) return <dd className={styles.value}>0</dd>;
  return currencies.map((currency, i) => {
    const [now, then] = [revenueIn(totals.money, currency), revenueIn(before.money, currency)];
    const back = totals.money.find((each) => each.currency === currency)?.refundedMinor ?? 0;
    return (
      <dd key={currency} className={i === 0 ? styles.value : styles.more}>
        <span>{money(now, currency)}</span>
        <Change now={now} before={then} show={(value) => money(value, currency)} />
        {back > 0 && <span className={styles.note}>{words.refunded({ amount: money(back, currency) })}</span>}
      </dd>
    );
  });
}

/** The four numbers that say most, each beside that of the period before. Without numbers: their places. */
export function Figures({ data }: { data?: Dashboard | undefined }) {
  const words = useWords(dashboardWords);
  const { number, percent } = useFormat();
  const totals = data?.totals;
  const notes = {
    started: null,
    completed: totals && words.ofStarted({ share: percent(shareOf(totals.completed, totals.started), 0) }),
    paid: totals && words.ofCompleted({ share: percent(shareOf(totals.paid, totals.completed), 0) }),
  };
  return (
    <dl className={styles.figures}>
      {(['started', 'completed', 'paid'] as const).map((key) => (
        <Figure key={key} name={words.figures[key]}>
          {data && (
            <dd className={styles.value}>
              <span>{number(data.totals[key])}</span>
              <Change now={data.totals[key]} before={data.before.totals[key]} show={number} />
              {notes[key] && data.totals.started > 0 && <span className={styles.note}>{notes[key]}</span>}
            </dd>
          )}
        </Figure>
      ))}
      <Figure name={words.figures.revenue}>
        {data && <Revenue totals={data.totals} before={data.before.totals} />}
      </Figure>
    </dl>
  );
}
