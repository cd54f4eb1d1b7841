import { bellPath, MEAN } from './bell.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { percentAlong } from './facts.ts';
import { moving } from './movingParts.ts';
import * as parts from './Parts.css.ts';
import { Axis, Controls, Drawing, Plot, Result } from './Parts.tsx';
import * as styles from './ScoreAndMargin.css.ts';
import { Slider } from './Slider.tsx';
import { atStart, drawn, reliabilities, scoreAndMarginFacts } from './scoreAndMargin.ts';
import { scoreAndMarginWords } from './scoreAndMarginWords.ts';

const NAME = 'score-and-margin';
/** Heights of the numbers above the curve, the curve, and the axis below it, in pixels. */
const HEIGHT = { numbers: 28, curve: 168, axis: 30 };
const BASELINE = HEIGHT.numbers + HEIGHT.curve;

/** The place of an IQ, as an SVG length. */
const x = (iq: number) => `${percentAlong(iq, drawn)}%`;

/** A score on the bell curve with the interval that follows from the reliability of its test. */
export function ScoreAndMargin({ locale, words }: FigureProps) {
  const own = scoreAndMarginWords[locale];
  const move = moving(scoreAndMarginFacts(atStart, locale));
  return (
    <FigureFrame name={NAME} words={words}>
      <Controls>
        <Slider
          figure={NAME}
          name="score"
          label={own.score}
          range={[70, 130]}
          start={atStart.score}
          move={move}
          shown="{{score}}"
        />
        <Slider
          figure={NAME}
          name="reliability"
          label={own.reliability}
          range={reliabilities}
          step={0.01}
          start={atStart.reliability}
          move={move}
          shown="{{reliability}}"
        >
          <svg className={styles.marks} aria-hidden="true">
            {own.known.map(({ reliability, name }, index) => {
              const at = `${percentAlong(reliability, reliabilities)}%`;
              const bottom = 12 + 18 * index;
              return (
                <g key={reliability}>
                  <line className={parts.axis} x1={at} x2={at} y1="0" y2={bottom - 4} />
                  <text className={styles.known} x={at} y={bottom + 8}>
                    {name}
                  </text>
                </g>
              );
            })}
          </svg>
        </Slider>
      </Controls>
      <Drawing figure={NAME} words={words} height={BASELINE + HEIGHT.axis}>
        <rect
          className={parts.band}
          y={HEIGHT.numbers}
          height={HEIGHT.curve}
          {...move({ x: '{{from}}%', width: '{{width}}%' })}
        />
        {(['from', 'to'] as const).map((end) => (
          <line
            key={end}
            className={styles.end}
            y1={HEIGHT.numbers}
            y2={BASELINE}
            {...move({ x1: `{{${end}}}%`, x2: `{{${end}}}%` })}
          />
        ))}
        <line className={parts.reference} x1={x(MEAN)} x2={x(MEAN)} y1={HEIGHT.numbers + 14} y2={BASELINE} />
        <Plot y={HEIGHT.numbers} height={HEIGHT.curve} isStretched>
          <path className={parts.curve} d={bellPath(drawn)} />
        </Plot>
        <line
          className={parts.mark}
          y1={HEIGHT.numbers}
          y2={BASELINE}
          {...move({ x1: '{{at}}%', x2: '{{at}}%' })}
        />
        <Plot y={HEIGHT.numbers} height={HEIGHT.curve}>
          <circle className={parts.dot} r="7" {...move({ cx: '{{at}}%', cy: '{{y}}%' })} />
        </Plot>
        <text className={styles.lowEnd} y="18" {...move({ x: '{{lowAt}}%', text: '{{low}}' })} />
        <text className={styles.highEnd} y="18" {...move({ x: '{{highAt}}%', text: '{{high}}' })} />
        <Axis y={BASELINE} ticks={[55, 70, 85, 100, 115, 130, 145]} x={x} />
      </Drawing>
      <Result figure={NAME} move={move} number={own.interval} sentence={own.sentence} />
    </FigureFrame>
  );
}
