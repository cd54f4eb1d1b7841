import type { Dashboard } from '@quotient/contract/admin';
import { useRef } from 'react';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../format.ts';
import { colors } from '../parts/chart/Chart.css.ts';
import { Chart } from '../parts/chart/Chart.tsx';
import { Tip } from '../parts/chart/Tip.tsx';
import { useWidth } from '../parts/chart/useWidth.ts';
import { useWords } from '../words.tsx';
import { axis, countAxis, grid } from './chartParts.ts';
import { shareOf } from './numbers.ts';
import { panelWords } from './panelWords.ts';
import type { SelectionFacts } from './selectionFacts.ts';
import { dashboardWords } from './words.ts';

const HEIGHT = 220;

/** Tests of a set that reached each question, and those that answered it. */
export function Questions({ steps, about }: { steps: Dashboard['steps'][number]; about: SelectionFacts }) {
  const { questions: words } = useWords(panelWords);
  const { sets } = useWords(dashboardWords);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { set, started, questions } = steps;
  const rows = questions.map(({ viewed, answered }, i) => ({
    question: i + 1,
    viewed,
    answered,
    rest: Math.max(0, viewed - answered),
  }));
  const last = rows.at(-1);
  const summary = words.summary({
    last: format.number(last?.question ?? 0),
    viewed: format.number(last?.viewed ?? 0),
    started: format.number(started),
  });
  const shown = (count: number) => `${format.number(count)} · ${format.percent(shareOf(count, started), 0)}`;
  return (
    <Chart
      isPart
      title={words.title({ set: sets[set] })}
      summary={summary}
      period={about.period}
      fileName={about.fileOf(`questions-${set}`)}
      legend={[
        { kind: 'strong', text: words.answered },
        { kind: 'soft', text: words.rest },
      ]}
      data={{
        rows,
        keyOf: ({ question }) => question,
        columns: [
          { key: 'question', head: words.question, value: ({ question }) => question },
          ...(['viewed', 'answered'] as const).map((key) => ({
            key,
            head: words[key],
            value: (row: (typeof rows)[number]) => row[key],
            cell: (row: (typeof rows)[number]) => shown(row[key]),
          })),
        ],
      }}
    >
      <div ref={place} style={{ blockSize: HEIGHT }}>
        {width > 0 && (
          <BarChart
            width={width}
            height={HEIGHT}
            data={rows}
            margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
            barCategoryGap={rows.length > 30 ? 1 : '20%'}
            aria-label={`${words.title({ set: sets[set] })}. ${summary}`}
          >
            <CartesianGrid {...grid} />
            <XAxis {...axis} dataKey="question" minTickGap={8} interval="equidistantPreserveStart" />
            <YAxis {...countAxis} tickFormatter={(n) => format.number(n)} />
            <Bar dataKey="answered" stackId="question" fill={colors.strong} isAnimationActive={false} />
            <Bar
              dataKey="rest"
              stackId="question"
              fill={colors.soft}
              stroke={colors.outline}
              isAnimationActive={false}
            />
            <Tooltip
              cursor={{ fill: colors.area }}
              isAnimationActive={false}
              content={({ active, label }) => {
                const row = active && rows.find(({ question }) => question === label);
                return row ? (
                  <Tip
                    head={words.numbered({ number: row.question })}
                    lines={[
                      [words.viewed, shown(row.viewed)],
                      [words.answered, shown(row.answered)],
                    ]}
                  />
                ) : null;
              }}
            />
          </BarChart>
        )}
      </div>
    </Chart>
  );
}
