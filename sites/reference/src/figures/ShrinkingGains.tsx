import { speak } from '../words/defineWords.ts';
import * as controls from './controls.css.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { inWords, marksIn } from './facts.ts';
import * as styles from './ShrinkingGains.css.ts';
import { type Claim, claims, type Estimate, type Estimates, gainTicks, gainX } from './shrinkingGains.ts';
import { shrinkingGainsWords } from './shrinkingGainsWords.ts';

const NAME = 'shrinking-gains';
const DOT_RADIUS = 5;
/** Intervals lie below each other. In pixels. */
const LANE = 20;

/** Writes points with a true minus sign; in Arabic, a mark keeps it before its number. */
const writeGain = (points: number, locale: string, decimals = 0) =>
  inWords(points, locale, decimals).replace(/\u200e?-/, locale === 'ar' ? '\u200e−' : '−');

/** Set of an estimate: one button shows either. */
const setOf = (index: number) => (index === 0 ? 'first' : 'stricter');

const Dot = ({ index, x = '50%', y = 0 }: { index: number; x?: string; y?: number }) => (
  <circle className={styles.dot[setOf(index)]} data-set={setOf(index)} cx={x} cy={y} r={DOT_RADIUS} />
);

const Interval = ({ low, high, index, y }: { low: number; high: number; index: number; y: number }) => (
  <g className={styles.interval} data-set={setOf(index)}>
    <line x1={gainX(low)} x2={gainX(high)} y1={y} y2={y} />
    <line x1={gainX(low)} x2={gainX(low)} y1={y - 4} y2={y + 4} />
    <line x1={gainX(high)} x2={gainX(high)} y1={y - 4} y2={y + 4} />
  </g>
);

/** Estimates of one claim over the axis; their values are beside it as text. */
function Strip({ estimates, withArrowhead }: { estimates: Estimates; withArrowhead: boolean }) {
  const hasIntervals = estimates.some(({ interval }) => interval);
  const y = (index: number) => (hasIntervals ? LANE * (index - (estimates.length - 1) / 2) : 0);
  return (
    <svg className={styles.strip} aria-hidden="true">
      {withArrowhead && (
        <marker
          id={`${NAME}-arrow`}
          markerWidth="7"
          markerHeight="8"
          refX={7 + DOT_RADIUS}
          refY="4"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path className={styles.arrowhead} d="M0 1L7 4L0 7z" />
        </marker>
      )}
      {gainTicks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.zero : styles.grid}
          x1={gainX(tick)}
          x2={gainX(tick)}
          y2="100%"
        />
      ))}
      <svg className={styles.middle} y="50%" aria-hidden="true">
        {estimates.map(
          ({ interval, source, points }: Estimate, index) =>
            interval && (
              <Interval
                key={`${source} ${points}`}
                low={interval[0]}
                high={interval[1]}
                index={index}
                y={y(index)}
              />
            ),
        )}
        {estimates.slice(1).map(({ points, source }, index) => (
          <line
            key={`${source} ${points}`}
            className={styles.arrow}
            data-set="stricter"
            markerEnd={`url(#${NAME}-arrow)`}
            x1={gainX(estimates[index]?.points ?? 0)}
            y1={y(index)}
            x2={gainX(points)}
            y2={y(index + 1)}
          />
        ))}
        {estimates.map(({ points, source }, index) => (
          <Dot key={`${source} ${points}`} index={index} x={gainX(points)} y={y(index)} />
        ))}
      </svg>
    </svg>
  );
}

const Axis = ({ locale }: Pick<FigureProps, 'locale'>) => (
  <svg className={styles.axis} aria-hidden="true">
    {gainTicks.map((tick) => (
      <text key={tick} className={styles.tick} x={gainX(tick)} y="14">
        {writeGain(tick, locale)}
      </text>
    ))}
    <text className={styles.unit} x="100%" y="30">
      {shrinkingGainsWords[locale].axis}
    </text>
  </svg>
);

interface ClaimWords {
  name: string;
  measured?: string;
  /** One for each estimate. */
  estimates: readonly string[];
  note?: string;
}

/** Four claims of higher scores: the first estimate, and the rest of it in a later check. */
export function ShrinkingGains({ locale, words }: FigureProps) {
  const own = speak(shrinkingGainsWords[locale], locale);
  const { colon, comma, semicolon } = marksIn(locale);
  const write = (points: number) => writeGain(points, locale, 1);
  const entries = Object.entries(claims) as [Claim, Estimates][];
  const say = ({ points, isRound }: Estimate) =>
    isRound
      ? own.about({ value: own.points({ count: points, written: points }) })
      : own.points({ count: points, written: write(points) });
  /** Summary of the shown estimates, for readers who can't see them. */
  const summary = (heading: string, chosen: (estimates: Estimates) => readonly Estimate[]) =>
    `${heading}${colon} ${entries
      .map(
        ([claim, estimates]) => `${own.claims[claim].short} ${chosen(estimates).map(say).join(`${comma} `)}`,
      )
      .join(`${semicolon} `)}.`;
  const sets: { set: string; heading: string; chosen: (estimates: Estimates) => readonly Estimate[] }[] = [
    { set: 'first', heading: own.first, chosen: ([first]) => [first] },
    { set: 'stricter', heading: own.stricter, chosen: ([, ...stricter]) => stricter },
  ];
  return (
    <FigureFrame name={NAME} words={words}>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons are no fields */}
      <div className={styles.sets} role="group" aria-label={own.show}>
        <button type="button" className={controls.button} value="" aria-pressed="true">
          {own.both}
        </button>
        {sets.map(({ set, heading, chosen }) => (
          <button
            key={set}
            type="button"
            className={controls.button}
            value={set}
            aria-pressed="false"
            data-says={summary(heading, chosen)}
          >
            {heading}
          </button>
        ))}
      </div>
      <output className={controls.unseen} />
      <p className={controls.unseen} id={`${NAME}-alt`}>
        {words.alt}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari otherwise */}
      <ul className={styles.rows} role="list" aria-label={words.label} aria-describedby={`${NAME}-alt`}>
        {entries.map(([claim, estimates], row) => {
          const { name, measured, estimates: names, note }: ClaimWords = own.claims[claim];
          return (
            <li className={styles.row} key={claim} data-claim={claim}>
              <p className={styles.name}>
                {name}
                {measured && <span className={styles.measured}>{measured}</span>}
              </p>
              <div className={styles.plot}>
                <Strip estimates={estimates} withArrowhead={row === 0} />
                <Axis locale={locale} />
              </div>
              <div className={styles.values}>
                {estimates.map((estimate, index) => (
                  <p className={styles.value} key={names[index]} data-set={setOf(index)}>
                    <svg className={styles.key} aria-hidden="true">
                      <Dot index={index} x="6" y={8} />
                    </svg>
                    <span>
                      <strong className={styles.points}>{say(estimate)}</strong> {names[index]}{' '}
                      <span className={styles.detail}>
                        (
                        {estimate.interval &&
                          `${own.interval({ low: write(estimate.interval[0]), high: write(estimate.interval[1]) })}${comma} `}
                        {own.source({ number: estimate.source })})
                      </span>
                    </span>
                  </p>
                ))}
                {note && <p className={styles.measured}>{note}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </FigureFrame>
  );
}
