import { say } from '../words/defineWords.ts';
import { bellPath, MEAN } from './bell.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { inWords, percentAlong } from './facts.ts';
import { type Move, moving } from './movingParts.ts';
import * as parts from './Parts.css.ts';
import { Controls, Drawing, Heads, Plot } from './Parts.tsx';
import * as styles from './ScalesAndRarity.css.ts';
import { Slider } from './Slider.tsx';
import {
  atStart,
  describeRarity,
  deviations,
  drawn,
  onScale,
  SAMPLE,
  scaleNumber,
  scalesAndRarityFacts,
  scores,
} from './scalesAndRarity.ts';
import { scalesAndRarityWords } from './scalesAndRarityWords.ts';

const NAME = 'scales-and-rarity';
/** Heights of the curve and of each scale below it, in pixels. */
const HEIGHT = { curve: 128, scale: 64 };
/** Distance of a scale's line from its top. */
const LINE = 34;
/** Room for the dot of the mark at the peak. */
const TOP = 4;

/** The rows of the table. */
const places = [115, 120, 130, 140, 145, 150, 160];

/** Every tenth number of a scale within the drawing, with its place in percent. */
function marksOf(deviation: number) {
  const ends = [onScale(drawn[0], deviation), onScale(drawn[1], deviation)] as const;
  const marks: { value: number; at: number }[] = [];
  for (let value = Math.ceil(ends[0] / 10) * 10; value <= ends[1]; value += 10)
    marks.push({ value, at: Number(percentAlong(value, ends).toFixed(2)) });
  return marks;
}

/** Labels every twentieth number that fits into the drawing. */
const isNamed = ({ value, at }: { value: number; at: number }) => value % 20 === 0 && at > 3 && at < 99;

interface ScaleProps {
  deviation: number;
  /** Height of its line, in pixels. */
  y: number;
  name: string;
  move: Move;
}

/** One of the scales, with the dot of the mark and what it is called there. */
const Scale = ({ deviation, y, name, move }: ScaleProps) => (
  <g>
    <line className={parts.axis} x1="0" x2="100%" y1={y} y2={y} />
    {marksOf(deviation).map((mark) => {
      const { value, at } = mark;
      const x = `${at}%`;
      return (
        <g key={value}>
          <line className={parts.axis} x1={x} x2={x} y1={y} y2={y + (isNamed(mark) ? 7 : 4)} />
          {isNamed(mark) && (
            <text
              className={styles.tick}
              data-spare={(value - MEAN) % 40 !== 0 || undefined}
              x={x}
              y={y + 22}
            >
              {value}
            </text>
          )}
        </g>
      );
    })}
    <circle className={parts.dot} r="6" cy={y} {...move({ cx: '{{at}}%' })} />
    <text className={styles.place} y={y - 11} {...move({ x: '{{at}}%', 'data-end': '{{end}}' })}>
      <tspan className={styles.scale}>{name}</tspan> <tspan {...move({ text: `{{sd${deviation}}}` })} />
    </text>
  </g>
);

/** The same as a table, for some places. */
const Table = ({ locale }: Pick<FigureProps, 'locale'>) => {
  const own = scalesAndRarityWords[locale];
  const [below, above, ofSample] = own.columns;
  return (
    <div className={parts.numbers}>
      <table className={parts.table}>
        <Heads
          columns={[
            ...deviations.map((deviation) => say(own.scale, { deviation })),
            below,
            above,
            say(ofSample, { size: inWords(SAMPLE, locale) }),
          ]}
        />
        <tbody>
          {places.map((iq) => {
            const { share, oneIn, inSample } = describeRarity(iq, locale);
            const names = deviations.map((deviation) => scaleNumber(onScale(iq, deviation), locale));
            return (
              <tr key={iq}>
                {[...names, share, oneIn, inSample].map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                  <td key={index} className={parts.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

/** One place under the bell curve, and what three scales call it. */
export function ScalesAndRarity({ locale, words }: FigureProps) {
  const own = scalesAndRarityWords[locale];
  const move = moving(scalesAndRarityFacts(atStart, locale));
  return (
    <FigureFrame name={NAME} words={words}>
      <Controls>
        <div className={styles.slider}>
          <Slider
            figure={NAME}
            name="iq"
            label={own.iq}
            range={scores}
            start={atStart.iq}
            move={move}
            shown="{{sd15}}"
          />
        </div>
      </Controls>
      <Drawing figure={NAME} words={words} height={TOP + HEIGHT.curve + HEIGHT.scale * deviations.length}>
        <Plot y={TOP} height={HEIGHT.curve} isStretched>
          <path className={parts.curve} d={bellPath(drawn)} />
        </Plot>
        <line className={parts.axis} x1="0" x2="100%" y1={TOP + HEIGHT.curve} y2={TOP + HEIGHT.curve} />
        <Plot y={TOP} height={HEIGHT.curve}>
          <line
            className={parts.mark}
            y2={HEIGHT.curve + HEIGHT.scale * (deviations.length - 1) + LINE}
            {...move({ x1: '{{at}}%', x2: '{{at}}%', y1: '{{y}}%' })}
          />
          <circle className={parts.dot} r="7" {...move({ cx: '{{at}}%', cy: '{{y}}%' })} />
        </Plot>
        {deviations.map((deviation, index) => (
          <Scale
            key={deviation}
            deviation={deviation}
            y={TOP + HEIGHT.curve + HEIGHT.scale * index + LINE}
            name={say(own.scale, { deviation })}
            move={move}
          />
        ))}
      </Drawing>
      <output
        className={styles.results}
        id={`${NAME}-result`}
        aria-live="polite"
        {...move({ 'data-side': '{{side}}' })}
      >
        <span className={styles.result}>
          <span className={styles.number} {...move({ text: '{{share}}' })} /> <span>{own.share}</span>
        </span>{' '}
        <span className={styles.result}>
          <span className={styles.number} {...move({ text: own.oneIn })} />{' '}
          <span className={styles.above}>{own.above}</span>
          <span className={styles.below}>{own.below}</span>
        </span>{' '}
        <span className={styles.result}>
          <span className={styles.number} {...move({ text: '{{inSample}}' })} />{' '}
          <span>{say(own.inSample, { size: inWords(SAMPLE, locale) })}</span>
        </span>
      </output>
      <Table locale={locale} />
    </FigureFrame>
  );
}
