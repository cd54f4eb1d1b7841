import type { Dashboard } from '@quotient/contract/admin';
import { useRef } from 'react';
import { Area, Bar, CartesianGrid, ComposedChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../format.ts';
import { colors } from '../parts/chart/Chart.css.ts';
import { Chart } from '../parts/chart/Chart.tsx';
import { Tip } from '../parts/chart/Tip.tsx';
import { useWidth } from '../parts/chart/useWidth.ts';
import { useWords } from '../words.tsx';
import { axis, countAxis, grid } from './chartParts.ts';
import { panelWords } from './panelWords.ts';
import type { SelectionFacts } from './selectionFacts.ts';

const HEIGHT = 260;
/** Largest number of days with bars: beyond it they would be too thin, and a line along their tops replaces them. */
const MAX_BARS = 45;
/** Largest number of days without a year in their dates. */
const MAX_WITHOUT_YEAR = 300;

/** Tests started on each day, and those paid for. */
export function Series({ days, about }: { days: Dashboard['days']; about: SelectionFacts }) {
  const words = useWords(panelWords);
  const { series } = words;
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const rows = days.map(({ day, counts: { started, paid } }) => ({
    day,
    started,
    paid,
    rest: started - paid,
  }));
  const sum = (key: 'started' | 'paid') => rows.reduce((total, row) => total + row[key], 0);
  const busiest = rows.reduce<(typeof rows)[number] | undefined>(
    (best, row) => (row.started > (best?.started ?? 0) ? row : best),
    undefined,
  );
  const summary = busiest
    ? series.summary({
        started: format.number(sum('started')),
        paid: format.number(sum('paid')),
        busiest: format.day(busiest.day),
        most: format.number(busiest.started),
      })
    : series.none;
  const areBars = rows.length <= MAX_BARS;
  const paid = { dataKey: 'paid', stackId: 'day', isAnimationActive: false, fill: colors.strong } as const;
  const rest = {
    dataKey: 'rest',
    stackId: 'day',
    isAnimationActive: false,
    fill: colors.soft,
    stroke: colors.outline,
  } as const;
  return (
    <Chart
      title={series.title}
      summary={summary}
      period={about.period}
      fileName={about.fileOf('days')}
      legend={[
        { kind: 'strong', text: series.paid },
        { kind: 'soft', text: series.rest },
      ]}
      data={{
        rows,
        keyOf: ({ day }) => day,
        columns: [
          { key: 'day', head: series.day, value: ({ day }) => day, cell: ({ day }) => format.day(day) },
          { key: 'started', head: series.started, value: ({ started }) => started },
          { key: 'paid', head: series.paid, value: (row) => row.paid },
        ],
      }}
    >
      <div ref={place} style={{ blockSize: HEIGHT }}>
        {width > 0 && (
          <ComposedChart
            width={width}
            height={HEIGHT}
            data={rows}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            aria-label={`${series.title}. ${summary}`}
          >
            <CartesianGrid {...grid} />
            <XAxis
              {...axis}
              dataKey="day"
              tickFormatter={rows.length > MAX_WITHOUT_YEAR ? format.day : format.shortDay}
              minTickGap={24}
              interval="equidistantPreserveStart"
              scale={areBars ? 'band' : 'point'}
            />
            <YAxis {...countAxis} tickFormatter={(n) => format.number(n)} />
            {areBars ? <Bar {...paid} maxBarSize={48} /> : <Area {...paid} fillOpacity={1} stroke="none" />}
            {areBars ? <Bar {...rest} maxBarSize={48} /> : <Area {...rest} fillOpacity={1} />}
            <Tooltip
              cursor={{ fill: colors.area, stroke: colors.line }}
              isAnimationActive={false}
              content={({ active, label }) => {
                const row = active && rows.find(({ day }) => day === label);
                return row ? (
                  <Tip
                    head={format.day(row.day)}
                    lines={[
                      [series.started, format.number(row.started)],
                      [series.paid, format.number(row.paid)],
                    ]}
                  />
                ) : null;
              }}
            />
          </ComposedChart>
        )}
      </div>
    </Chart>
  );
}
