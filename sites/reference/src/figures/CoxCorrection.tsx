import { say } from '../words/defineWords.ts';
import { Choice } from './Choice.tsx';
import * as styles from './CoxCorrection.css.ts';
import * as controls from './controls.css.ts';
import { type CoxRow, coxHeight, coxRows, coxTicks, coxX } from './coxCorrection.ts';
import { coxCorrectionWords } from './coxCorrectionWords.ts';
import { FigureFrame, type FigureProps } from './FigureFrame.tsx';
import { inWords } from './facts.ts';
import * as parts from './Parts.css.ts';
import { Controls, Drawing, Heads } from './Parts.tsx';

const NAME = 'cox-correction';
/** Height of the axis' numbers above the rows, in pixels. */
const AXIS = 24;
const DOT_RADIUS = 5;
/** Place of the chart in its drawing. */
const BESIDE_NAMES = { x: '28%', width: '70%', overflow: 'visible' };
const rows = coxRows();

interface RowProps extends Pick<FigureProps, 'locale'> {
  row: CoxRow;
}

const gradeOf = ({ row, locale }: RowProps) =>
  say(coxCorrectionWords[locale].grade, { grade: inWords(row.grade, locale, 1) });

/** A person's two numbers and the line between them. It moves as one. */
const Dumbbell = ({ row, locale }: RowProps) => (
  <g
    className={styles.row}
    transform={`translate(0 ${row.yByRecord})`}
    data-ys={`${row.yByRecord} ${row.yByIq}`}
  >
    {row.startsGroup && (
      <text className={styles.grade} y="-24">
        {gradeOf({ row, locale })}
      </text>
    )}
    <text className={styles.person} y="5">
      {coxCorrectionWords[locale].names[row.person]}
    </text>
    <svg {...BESIDE_NAMES} aria-hidden="true">
      <line className={styles.gain} x1={coxX(row.obtained)} x2={coxX(row.corrected)} />
      <circle className={styles.obtained} cx={coxX(row.obtained)} r={DOT_RADIUS} />
      <circle className={styles.corrected} cx={coxX(row.corrected)} r={DOT_RADIUS} />
      <text className={styles.before} x={coxX(row.obtained)} dx="-11" y="5">
        {row.obtained}
      </text>
      <text className={styles.after} x={coxX(row.corrected)} dx="11" y="5">
        {row.corrected}
      </text>
    </svg>
  </g>
);

const Chart = ({ locale, words }: FigureProps) => (
  <Drawing figure={NAME} words={words} height={AXIS + coxHeight} className={styles.chart}>
    <svg {...BESIDE_NAMES} aria-hidden="true">
      {coxTicks.map((tick) => (
        <g key={tick}>
          <text className={parts.tick} x={coxX(tick)} y="12">
            {tick}
          </text>
          <line className={parts.grid} x1={coxX(tick)} x2={coxX(tick)} y1={AXIS - 4} y2="100%" />
        </g>
      ))}
    </svg>
    <svg className={styles.rows} y={AXIS} aria-hidden="true">
      {rows.map((row) => (
        <Dumbbell key={row.person} row={row} locale={locale} />
      ))}
    </svg>
  </Drawing>
);

/** List in place of the chart, where that does not fit. */
const List = ({ locale, words }: FigureProps) => {
  const own = coxCorrectionWords[locale];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari otherwise
    <ul className={styles.list} role="list" aria-label={words.label}>
      {rows.map((row) => (
        <li key={row.person} className={styles.entry} data-rank={row.rankByIq}>
          {row.startsGroup && <span className={styles.listGrade}>{gradeOf({ row, locale })}</span>}
          <span>
            {say(own.entry, {
              name: own.names[row.person],
              obtained: row.obtained,
              corrected: row.corrected,
              gain: row.gain,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Table = ({ locale }: Pick<FigureProps, 'locale'>) => {
  const own = coxCorrectionWords[locale];
  return (
    <details className={controls.folded}>
      <summary className={controls.fold}>{own.all}</summary>
      <table className={parts.table}>
        <Heads columns={own.columns} />
        <tbody>
          {rows.map(({ person, grade, obtained, corrected, gain }) => (
            <tr key={person}>
              <th className={controls.rowName} scope="row">
                {own.names[person]}
              </th>
              <td className={parts.cell}>{inWords(grade, locale, 1)}</td>
              <td className={parts.cell}>{obtained}</td>
              <td className={parts.cell}>{corrected}</td>
              <td className={parts.cell}>
                <bdi>+{gain}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={controls.source}>{own.source}</p>
    </details>
  );
};

/** IQ estimates of Cox's raters for 21 people, and the published ones after her correction. */
export function CoxCorrection({ locale, words }: FigureProps) {
  const own = coxCorrectionWords[locale];
  const orders = [own.byRecord, own.byIq];
  return (
    <FigureFrame name={NAME} words={words}>
      <Controls>
        <div className={parts.whole}>
          <Choice
            name="cox-order"
            label={own.order}
            options={orders.map(({ label, note }, value) => ({ value, label, note }))}
            start={0}
          />
        </div>
      </Controls>
      <output className={styles.says} data-says={JSON.stringify(orders.map(({ says }) => says))}>
        {own.byRecord.says}
      </output>
      <p className={styles.legend}>
        {[own.obtained, own.corrected].map((meaning, index) => (
          <span key={meaning} className={styles.meaning}>
            <svg className={styles.key} aria-hidden="true">
              <circle
                className={index === 0 ? styles.obtained : styles.corrected}
                cx="7"
                cy="7"
                r={DOT_RADIUS}
              />
            </svg>
            {meaning}
          </span>
        ))}
      </p>
      <Chart locale={locale} words={words} />
      <List locale={locale} words={words} />
      <Table locale={locale} />
    </FigureFrame>
  );
}
