import { say } from '../words/defineWords.ts';
import { Choice } from './Choice.tsx';
import * as controls from './controls.css.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { fillIn, inWords, marksIn, percentAlong } from './facts.ts';
import { moving } from './movingParts.ts';
import * as parts from './Parts.css.ts';
import { Controls, Heads, Result } from './Parts.tsx';
import * as styles from './PassedTwice.css.ts';
import {
  cutoffs,
  DOTS_PER_ROW,
  manualReliabilities,
  passBoth,
  passedTwiceFacts,
  passingAtStart,
  passingReliabilities,
  RETEST_RELIABILITY,
  tabulated,
} from './passedTwice.ts';
import { passedTwiceWords } from './passedTwiceWords.ts';
import { Slider } from './Slider.tsx';

const NAME = 'passed-twice';
const [fromManuals, toManuals] = manualReliabilities;
const x = (reliability: number) => `${percentAlong(reliability, passingReliabilities)}%`;
const bandWidth = `${percentAlong(toManuals, passingReliabilities) - percentAlong(fromManuals, passingReliabilities)}%`;

const RetestMark = ({ at }: { at: string }) => (
  <svg className={styles.mark} x={at} aria-hidden="true">
    <path className={styles.retest} d="M0 0L6 6L0 12L-6 6z" />
  </svg>
);
const ManualsMark = ({ at, width }: { at: string; width: string }) => (
  <rect className={styles.manuals} x={at} y="2" width={width} height="8" />
);

/** Below the slider: its numbers, and what is known of real tests. */
const Marks = ({ locale }: Pick<FigureProps, 'locale'>) => (
  <svg className={styles.marks} aria-hidden="true">
    <RetestMark at={x(RETEST_RELIABILITY)} />
    <ManualsMark at={x(fromManuals)} width={bandWidth} />
    {[0.6, 0.7, 0.8, 0.9, 0.99].map((reliability) => (
      <text key={reliability} className={parts.tick} x={x(reliability)} y="28">
        {inWords(reliability, locale, 2)}
      </text>
    ))}
  </svg>
);

/** Table of the same numbers if there is no slider. */
function PassedTwiceTable({ locale }: Pick<FigureProps, 'locale'>) {
  const { caption, columns, group } = passedTwiceWords[locale].table;
  const share = passedTwiceWords[locale].share;
  return (
    <div className={parts.numbers}>
      <table className={parts.table}>
        <caption className={styles.tableCaption}>{caption}</caption>
        <Heads columns={columns} />
        {cutoffs.map((cutoff) => (
          <tbody key={cutoff}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={columns.length}>
                {say(group, { cutoff })}
              </th>
            </tr>
            {tabulated.map((reliability) => {
              const facts = passedTwiceFacts({ cutoff, reliability }, locale);
              return (
                <tr key={reliability}>
                  <th className={controls.rowName} scope="row">
                    {facts.reliability}
                  </th>
                  {['{{first}}', '{{both}}', '{{once}}', share].map((template) => (
                    <td key={template} className={parts.cell}>
                      {fillIn(template, facts)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Children who reach a cut-off twice among those who reach it once, by the reliability of the test. */
export function PassedTwice({ locale, words }: FigureProps) {
  const own = passedTwiceWords[locale];
  const move = moving(passedTwiceFacts(passingAtStart, locale));
  return (
    <FigureFrame name={NAME} words={words}>
      <Controls>
        <Choice
          name="cutoff"
          label={own.cutoff}
          options={cutoffs.map((cutoff) => ({
            value: cutoff,
            label: `${cutoff}`,
            note: fillIn(own.reached, {
              first: inWords(Math.round(passBoth({ cutoff, reliability: 1 })), locale),
            }),
          }))}
          start={passingAtStart.cutoff}
        />
        <Slider
          figure={NAME}
          name="reliability"
          label={own.reliability}
          range={passingReliabilities}
          step={0.01}
          start={passingAtStart.reliability}
          move={move}
          shown="{{reliability}}"
        >
          <Marks locale={locale} />
        </Slider>
        <ul className={styles.known}>
          <li className={styles.entry}>
            <svg className={styles.key} aria-hidden="true">
              <RetestMark at="50%" />
            </svg>
            <span>
              {inWords(RETEST_RELIABILITY, locale, 2)}
              {marksIn(locale).colon} {own.marks.retest}
            </span>
          </li>
          <li className={styles.entry}>
            <svg className={styles.key} aria-hidden="true">
              <ManualsMark at="0" width="100%" />
            </svg>
            <span>
              <bdi>
                {inWords(fromManuals, locale, 2)}–{inWords(toManuals, locale, 2)}
              </bdi>
              {marksIn(locale).colon} {own.marks.manuals}
            </span>
          </li>
        </ul>
      </Controls>
      <svg
        className={styles.children}
        role="img"
        aria-label={words.label}
        aria-describedby={`${NAME}-alt`}
        {...move({ viewBox: `0 0 ${DOTS_PER_ROW} {{rows}}` })}
      >
        <desc id={`${NAME}-alt`}>{words.alt}</desc>
        <path className={styles.ring} {...move({ d: '{{firstDots}}' })} />
        <path className={styles.hole} {...move({ d: '{{firstDots}}' })} />
        <path className={styles.full} {...move({ d: '{{bothDots}}' })} />
      </svg>
      <ul className={styles.legend}>
        {[own.bothTimes, own.firstOnly].map((meaning, index) => (
          <li key={meaning} className={styles.entry}>
            <svg className={styles.key} viewBox="0 0 1 1" aria-hidden="true">
              <path className={styles.ring} d="M.5 .5h.01" />
              <path className={index === 0 ? styles.full : styles.hole} d="M.5 .5h.01" />
            </svg>
            {meaning}
          </li>
        ))}
        <li className={styles.entry}>{own.rounded}</li>
      </ul>
      <Result figure={NAME} move={move} number={own.share} sentence={own.sentence} />
      <PassedTwiceTable locale={locale} />
    </FigureFrame>
  );
}
