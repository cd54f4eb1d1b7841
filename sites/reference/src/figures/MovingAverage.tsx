import { say } from '../words/defineWords.ts';
import { Choice } from './Choice.tsx';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { inWords, percentAlong } from './facts.ts';
import * as styles from './MovingAverage.css.ts';
import {
  atStart,
  drawn,
  gains,
  movingAverageFacts,
  normAges,
  PUBLISHED,
  sampleSizes,
} from './movingAverage.ts';
import { movingAverageWords } from './movingAverageWords.ts';
import { moving } from './movingParts.ts';
import * as parts from './Parts.css.ts';
import { Axis, Controls, Drawing, Result } from './Parts.tsx';
import { Slider } from './Slider.tsx';

const NAME = 'moving-average';
/** Heights of what is drawn, in pixels. */
const Y = { published: 34, corrected: 80, axis: 132, bottom: 162 };
/** Half the height of the ends of the bar. */
const CAP = 9;

/** The place of a score, as an SVG length. */
const x = (score: number) => `${percentAlong(score, drawn)}%`;

/** A published average, changed by the age of the norms, the kind of task and the size of the sample. */
export function MovingAverage({ locale, words }: FigureProps) {
  const own = movingAverageWords[locale];
  const move = moving(movingAverageFacts(atStart, locale));
  const kinds = Object.entries(gains) as [keyof typeof gains, number][];
  return (
    <FigureFrame name={NAME} words={words}>
      <Controls>
        <Slider
          figure={NAME}
          name="years"
          label={own.norms}
          range={normAges}
          start={atStart.years}
          move={move}
          shown="{{years}}"
        />
        <Slider
          figure={NAME}
          name="sample"
          label={own.sample}
          range={[0, sampleSizes.length - 1]}
          start={atStart.sample}
          move={move}
          shown={own.people}
        />
        <div className={parts.whole}>
          <Choice
            name="gain"
            label={own.kind}
            start={atStart.gain}
            options={kinds.map(([kind, gain]) => ({
              value: gain,
              label: own.kinds[kind],
              note: say(own.gain, { points: inWords(gain / 100, locale, 2) }),
            }))}
          />
        </div>
      </Controls>
      <Drawing figure={NAME} words={words} height={Y.bottom}>
        <line
          className={parts.reference}
          x1={x(PUBLISHED)}
          x2={x(PUBLISHED)}
          y1={Y.published}
          y2={Y.corrected}
        />
        <circle className={styles.published} cx={x(PUBLISHED)} cy={Y.published} r="6" />
        <text className={parts.quietLabel} textAnchor="middle" x={x(PUBLISHED)} y={Y.published - 16}>
          {own.published} <tspan className={styles.value}>{inWords(PUBLISHED, locale)}</tspan>
        </text>
        <line
          className={styles.shift}
          x2={x(PUBLISHED)}
          y1={Y.corrected}
          y2={Y.corrected}
          {...move({ x1: '{{shiftFrom}}%' })}
        />
        <line
          className={styles.bar}
          y1={Y.corrected}
          y2={Y.corrected}
          {...move({ x1: '{{from}}%', x2: '{{to}}%' })}
        />
        {['from', 'to'].map((end) => (
          <line
            key={end}
            className={parts.mark}
            y1={Y.corrected - CAP}
            y2={Y.corrected + CAP}
            {...move({ x1: `{{${end}}}%`, x2: `{{${end}}}%` })}
          />
        ))}
        {/* smaller than the shortest bar on a phone */}
        <circle className={styles.center} cy={Y.corrected} r="4" {...move({ cx: '{{at}}%' })} />
        <text
          className={styles.corrected}
          y={Y.corrected + 30}
          {...move({ x: '{{at}}%', 'data-end': '{{end}}' })}
        >
          {own.corrected} <tspan className={styles.value} {...move({ text: '{{average}}' })} />
        </text>
        <Axis y={Y.axis} ticks={[75, 80, 85, 90, 95, 100, 105]} x={x} />
      </Drawing>
      <Result figure={NAME} move={move} number="{{average}} ± {{margin}}" sentence={own.sentence} />
      <p className={styles.asked}>
        <strong>{own.asked}</strong> {own.noSlider}
      </p>
    </FigureFrame>
  );
}
