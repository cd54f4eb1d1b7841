import { Choice } from './Choice.tsx';
import * as styles from './ElevenToOldAge.css.ts';
import {
  atStart,
  correlationAt,
  correlations,
  earlyScores,
  elevenToOldAgeFacts,
  fromTop,
} from './elevenToOldAge.ts';
import { elevenToOldAgeWords } from './elevenToOldAgeWords.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { moving } from './movingParts.ts';
import * as parts from './Parts.css.ts';
import { Controls, Drawing, Plot, Result } from './Parts.tsx';
import { Slider } from './Slider.tsx';

const NAME = 'eleven-to-old-age';
/** Height in pixels. */
const HEIGHT = 272;

/** Score in old age that a score at 11 predicts, and the range around it. */
export function ElevenToOldAge({ locale, words }: FigureProps) {
  const own = elevenToOldAgeWords[locale];
  const move = moving(elevenToOldAgeFacts(atStart, locale));
  return (
    <FigureFrame name={NAME} words={words}>
      <Controls>
        <Slider
          figure={NAME}
          name="early"
          label={own.early}
          range={earlyScores}
          start={atStart.early}
          move={move}
          shown="{{early}}"
        />
        <Choice
          name="age"
          label={own.age}
          start={atStart.age}
          options={Object.keys(correlations).map((age) => ({
            value: Number(age),
            label: age,
            note: `r = ${correlationAt(Number(age), locale)}`,
          }))}
        />
      </Controls>
      <div className={styles.scales} aria-hidden="true">
        <span className={styles.early}>{own.early}</span>
        <span className={styles.later} {...move({ text: own.later })} />
      </div>
      <div className={styles.room}>
        <Drawing figure={NAME} words={words} height={HEIGHT}>
          {[70, 85, 100, 115, 130].map((iq) => (
            <g key={iq}>
              <line className={parts.grid} x1="0" x2="100%" y1={`${fromTop(iq)}%`} y2={`${fromTop(iq)}%`} />
              <text className={styles.tick} x="0" y={`${fromTop(iq)}%`} dx="-10" dy="0.35em">
                {iq}
              </text>
            </g>
          ))}
          <line className={parts.axis} x1="0" x2="0" y1="0" y2="100%" />
          <line className={parts.axis} x1="100%" x2="100%" y1="0" y2="100%" />
          <Plot y={0} height={HEIGHT} isStretched>
            <polygon className={styles.band} {...move({ points: '{{band}}' })} />
          </Plot>
          <line className={parts.reference} x1="0" x2="100%" {...move({ y1: '{{y}}%', y2: '{{y}}%' })} />
          <text className={styles.unchanged} x="100%" dx="-8" {...move({ y: '{{y}}%', dy: '{{beside}}' })}>
            {own.unchanged}
          </text>
          <line className={parts.mark} x1="0" x2="100%" {...move({ y1: '{{y}}%', y2: '{{expectedY}}%' })} />
          <line
            className={styles.range}
            x1="100%"
            x2="100%"
            {...move({ y1: '{{highY}}%', y2: '{{lowY}}%' })}
          />
          <circle className={parts.dot} r="7" cx="0" {...move({ cy: '{{y}}%' })} />
          <circle className={parts.dot} r="7" cx="100%" {...move({ cy: '{{expectedY}}%' })} />
          <text
            className={styles.start}
            x="0"
            dx="12"
            {...move({ y: '{{y}}%', dy: '{{beside}}', text: '{{early}}' })}
          />
          <text
            className={styles.expected}
            x="100%"
            dx="14"
            dy="0.35em"
            {...move({ y: '{{expectedY}}%', text: '{{expected}}' })}
          />
          {['low', 'high'].map((end) => (
            <text
              key={end}
              className={styles.end}
              x="100%"
              dx="14"
              dy="0.35em"
              {...move({ y: `{{${end}Y}}%`, text: `{{${end}}}` })}
            />
          ))}
        </Drawing>
      </div>
      <Result figure={NAME} move={move} number={own.expected} sentence={own.sentence} />
    </FigureFrame>
  );
}
