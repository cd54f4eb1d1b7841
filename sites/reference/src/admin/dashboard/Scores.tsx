import type { Dashboard } from '@quotient/contract/admin';
import { useRef } from 'react';
import { Bar, BarChart, CartesianGrid, ReferenceArea, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormat } from '../format.ts';
import { colors } from '../parts/chart/Chart.css.ts';
import { Chart } from '../parts/chart/Chart.tsx';
import { Tip } from '../parts/chart/Tip.tsx';
import { useWidth } from '../parts/chart/useWidth.ts';
import { useWords } from '../words.tsx';
import { axis, countAxis, grid } from './chartParts.ts';
import { everyIq, medianOf, shareOf } from './numbers.ts';
import { panelWords } from './panelWords.ts';
import type { SelectionFacts } from './selectionFacts.ts';

const HEIGHT = 300;
/** Width from which both ends of a band fit. */
const WIDE = 720;
/** Largest usual width of the vertical axis. */
const AXIS_WIDTH = 56;

/** Narrowest slot with a gap beside its bar: a gap would make narrower bars pale. */
const MIN_SLOT = 5;
/** The grid is at -100. */
const BEHIND_GRID = -200;

/** The band of an IQ, and how large a part of all scores something is, in words. */
function useBands({ bands, counted }: Dashboard['scores']) {
  const format = useFormat();
  return {
    bandOf: (iq: number) => bands.find((band) => band.low <= iq && iq <= band.high),
    shareIn: (count: number, digits?: number) => format.percent(shareOf(count, counted), digits),
  };
}

/** A bar for each IQ, over the bands. `label` says to a screen reader what it shows. */
function ScoreBars({ scores, label }: { scores: Dashboard['scores']; label: string }) {
  const { scores: words } = useWords(panelWords);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { bands, counted } = scores;
  const { bandOf, shareIn } = useBands(scores);
  const [low, high] = [bands[0]?.low ?? 0, bands.at(-1)?.high ?? 0];
  const rows = everyIq(scores);
  const isWide = width >= WIDE;
  const slot = (width - AXIS_WIDTH) / Math.max(1, rows.length);
  return (
    <div ref={place} style={{ blockSize: HEIGHT }}>
      {width > 0 && (
        <BarChart
          width={width}
          height={HEIGHT}
          data={rows}
          margin={{ top: 28, right: 0, bottom: 0, left: 0 }}
          aria-label={label}
        >
          {bands.map((band, i) => (
            <ReferenceArea
              key={band.low}
              x1={band.low - 0.5}
              x2={band.high + 0.5}
              fill={i % 2 === 0 ? colors.area : 'none'}
              fillOpacity={1}
              stroke="none"
              zIndex={BEHIND_GRID}
              label={{
                value: counted > 0 ? shareIn(band.count, 0) : '',
                position: 'top',
                fill: colors.text,
                fontSize: isWide ? 13 : 11,
              }}
            />
          ))}
          <CartesianGrid {...grid} />
          <XAxis
            {...axis}
            type="number"
            dataKey="iq"
            domain={[low - 0.5, high + 0.5]}
            ticks={bands.map((band) => (isWide ? (band.low + band.high) / 2 : band.low))}
            interval={0}
            tick={{ ...axis.tick, fontSize: isWide ? 13 : 11 }}
            tickFormatter={(iq: number) => {
              const band = bandOf(iq);
              return band && isWide ? words.bandTitle({ low: band.low, high: band.high }) : String(iq);
            }}
          />
          <YAxis {...countAxis} tickFormatter={(n) => format.number(n)} />
          <Bar
            dataKey="count"
            fill={colors.strong}
            isAnimationActive={false}
            barSize={slot < MIN_SLOT ? slot * 1.2 : Math.floor(slot) - 1}
          />
          <Tooltip
            cursor={{ fill: colors.line }}
            isAnimationActive={false}
            content={({ active, label: pointedAt }) => {
              const row = active && rows.find(({ iq }) => iq === pointedAt);
              const band = row && bandOf(row.iq);
              return row && band ? (
                <Tip
                  head={`${words.iq} ${row.iq}`}
                  lines={[
                    [words.count, format.number(row.count)],
                    [
                      words.bandTitle({ low: band.low, high: band.high }),
                      `${format.number(band.count)} · ${shareIn(band.count)}`,
                    ],
                  ]}
                />
              ) : null;
            }}
          />
        </BarChart>
      )}
    </div>
  );
}

/** Tests by IQ, over the bands of the scoring table (Specification §9). */
export function Scores({ scores, about }: { scores: Dashboard['scores']; about: SelectionFacts }) {
  const { scores: words } = useWords(panelWords);
  const format = useFormat();
  const { bands, counted, tooFast } = scores;
  const rows = everyIq(scores);
  const { bandOf, shareIn } = useBands(scores);
  const median = medianOf(scores);
  const fullest = bands.reduce<(typeof bands)[number] | undefined>(
    (best, band) => (band.count > (best?.count ?? 0) ? band : best),
    undefined,
  );
  const sentence =
    median === null || !fullest
      ? words.none
      : words.summary({
          counted: format.number(counted),
          median,
          band: words.bandTitle({ low: fullest.low, high: fullest.high }),
          share: shareIn(fullest.count, 0),
        });
  const summary = tooFast > 0 ? `${sentence} ${words.tooFast({ count: format.number(tooFast) })}` : sentence;
  return (
    <Chart
      title={words.title}
      summary={summary}
      period={about.period}
      fileName={about.fileOf('scores')}
      legend={[
        { kind: 'strong', text: words.values },
        { kind: 'area', text: words.bands },
      ]}
      data={{
        rows,
        keyOf: ({ iq }) => iq,
        columns: [
          { key: 'iq', head: words.iq, value: ({ iq }) => iq },
          { key: 'count', head: words.count, value: ({ count }) => count },
          {
            key: 'band',
            head: words.band,
            value: ({ iq }) => bandOf(iq)?.low ?? null,
            cell: ({ iq }) => {
              const band = bandOf(iq);
              return band ? words.bandTitle({ low: band.low, high: band.high }) : '–';
            },
          },
          {
            key: 'share',
            head: words.share,
            value: ({ count }) => shareOf(count, counted),
            cell: ({ count }) => shareIn(count),
          },
        ],
      }}
    >
      <ScoreBars scores={scores} label={`${words.title}. ${summary}`} />
    </Chart>
  );
}
