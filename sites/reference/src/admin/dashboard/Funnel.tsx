import type { Dashboard } from '@quotient/contract/admin';
import { useRef, useState } from 'react';
import { useFormat } from '../format.ts';
import { Chart } from '../parts/chart/Chart.tsx';
import { useWidth } from '../parts/chart/useWidth.ts';
import { useWords } from '../words.tsx';
import { note } from './Dashboard.css.ts';
import * as styles from './Funnel.css.ts';
import { FunnelBars, heightOf } from './FunnelBars.tsx';
import { funnelOf, largestLoss, type Step, shareOf } from './numbers.ts';
import { panelWords } from './panelWords.ts';
import { Questions } from './Questions.tsx';
import type { SelectionFacts } from './selectionFacts.ts';

/** Visitors at each step, and at each question on demand. */
export function Funnel({ data, about }: { data: Dashboard; about: SelectionFacts }) {
  const { funnel: words, questions } = useWords(panelWords);
  const { number, percent, columnPercent } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const [isOpen, setOpen] = useState(false);
  const { totals } = data;
  const steps = funnelOf(totals);
  const first = steps.find(({ ofFirst }) => ofFirst !== null);
  const worst = largestLoss(steps);
  const sentences = [
    first?.count
      ? words.summary({
          step: words.steps[first.key],
          first: number(first.count),
          paid: number(totals.paid),
          share: percent(shareOf(totals.paid, first.count)),
        })
      : words.none,
    worst &&
      words.worst({
        step: words.steps[worst.key],
        lost: number(worst.lost ?? 0),
        share: percent(shareOf(worst.lost ?? 0, worst.before ?? 0), 0),
      }),
  ];
  const summary = sentences.filter(Boolean).join(' ');
  return (
    <Chart
      title={words.title}
      summary={summary}
      period={about.period}
      fileName={about.fileOf('funnel')}
      legend={[
        { kind: 'strong', text: words.arrived },
        { kind: 'soft', text: words.gone },
      ]}
      below={
        <>
          <p className={note}>{totals.visits === null ? words.noVisits : words.visitsNote}</p>
          {data.steps.length > 0 && (
            <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary className={styles.summary}>{questions.open}</summary>
              {isOpen && data.steps.map((each) => <Questions key={each.set} steps={each} about={about} />)}
            </details>
          )}
        </>
      }
      data={{
        rows: steps,
        keyOf: ({ key }) => key,
        columns: [
          { key: 'step', head: words.step, value: ({ key }) => words.steps[key] },
          { key: 'count', head: words.count, value: ({ count }) => count },
          ...(['ofFirst', 'ofBefore'] as const).map((key) => ({
            key,
            head: words[key],
            value: (step: Step) => step[key],
            cell: (step: Step) => columnPercent(step[key]),
          })),
          { key: 'lost', head: words.lost, value: ({ lost }) => lost },
        ],
      }}
    >
      <div ref={place} style={{ minBlockSize: heightOf(width, steps.length) }}>
        {width > 0 && <FunnelBars steps={steps} width={width} label={`${words.title}. ${summary}`} />}
      </div>
    </Chart>
  );
}
