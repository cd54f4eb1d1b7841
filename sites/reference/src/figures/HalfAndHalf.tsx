import { say } from '../words/defineWords.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { inWords } from './facts.ts';
import * as styles from './HalfAndHalf.css.ts';
import {
  atStart,
  dots,
  halfAndHalfFacts,
  inBothHalves,
  middle,
  type Study,
  size,
  studies,
} from './halfAndHalf.ts';
import { halfAndHalfWords } from './halfAndHalfWords.ts';
import { moving } from './movingParts.ts';
import * as parts from './Parts.css.ts';
import { Controls, Heads } from './Parts.tsx';
import { Slider } from './Slider.tsx';

const NAME = 'half-and-half';

/** People in the upper half of a measure, and those of them in the upper half of an outcome. */
export function HalfAndHalf({ locale, words }: FigureProps) {
  const own = halfAndHalfWords[locale];
  const sourceOf = ({ authors, others, year }: Study['source']) =>
    say(others ? own.sourceWithOthers : own.source, { authors: authors.join(` ${own.and} `), year });
  const move = moving(halfAndHalfFacts(atStart, locale));
  const rows = [
    { r: 0, name: own.none, source: own.calculated },
    ...studies.map(({ r, key, source }) => ({ r, name: own.studies[key], source: sourceOf(source) })),
    { r: 1, name: own.perfect, source: own.calculated },
  ];
  return (
    <FigureFrame name={NAME} words={words}>
      <div className={styles.people}>
        <svg
          className={styles.dots}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={words.label}
          aria-describedby={`${NAME}-alt`}
        >
          <desc id={`${NAME}-alt`}>{words.alt}</desc>
          <path className={styles.outline} d={dots(100)} />
          <path className={styles.filled} {...move({ d: '{{filled}}' })} />
          <line className={parts.reference} x1="4" x2={size.width - 4} y1={middle} y2={middle} />
          <text className={styles.toss} x={size.width / 2} y={middle} dy="0.35em">
            {own.toss}
          </text>
        </svg>
        <p className={styles.count}>
          <output id={`${NAME}-result`} aria-live="polite">
            <span className={parts.number} {...move({ text: own.count })} />
          </output>{' '}
          {own.meaning}
        </p>
      </div>
      <Controls>
        <div className={parts.whole}>
          <Slider
            figure={NAME}
            name="r"
            label={own.correlation}
            range={[0, 1]}
            step={0.01}
            start={atStart.r}
            move={move}
            shown="{{r}}"
          />
        </div>
        <fieldset className={styles.studies}>
          <legend className={styles.legend}>{own.found}</legend>
          {studies.map(({ r, key, source }) => (
            <button key={r} className={styles.study} type="button" value={r} aria-pressed={r === atStart.r}>
              <span className={styles.value}>{inWords(r, locale, 2)}</span>
              <span>
                {own.studies[key]} <span className={styles.source}>{sourceOf(source)}</span>
              </span>
            </button>
          ))}
        </fieldset>
      </Controls>
      <div className={parts.numbers}>
        <table className={parts.table}>
          <Heads columns={own.columns} className={styles.column} />
          <tbody>
            {rows.map(({ r, name, source }) => (
              <tr key={r}>
                <td className={styles.cell}>{inWords(r, locale, 2)}</td>
                <td className={styles.cell}>{inBothHalves(r)}</td>
                <td className={styles.cell}>
                  {name} <span className={styles.source}>{source}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FigureFrame>
  );
}
