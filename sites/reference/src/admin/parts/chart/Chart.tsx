import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../words.tsx';
import { download } from '../download.ts';
import { Section } from '../Page.tsx';
import { useToast } from '../Toasts.tsx';
import * as styles from './Chart.css.ts';
import { type Data, DataTable, saveCsv } from './data.tsx';
import { pictureOf } from './picture.ts';
import { chartWords } from './words.ts';

/** Legend of a chart: the meaning of its shapes. */
export type Legend = readonly { kind: keyof typeof styles.swatches; text: string }[];

interface ChartProps<Row> {
  title: string;
  /** Summary of the chart in one sentence. */
  summary: string;
  /** The time that the numbers are of, for the picture. */
  period: string;
  /** Name of its files, without the ending. */
  fileName: string;
  data: Data<Row>;
  legend?: Legend;
  /** True within a section that has a heading of its own. @default false */
  isPart?: boolean;
  /** The drawing: one `<svg>`. */
  children: ReactNode;
  /** Content below the chart and the table. */
  below?: ReactNode;
}

/** A chart with its sentence, the same numbers as a table, and both as files. */
export function Chart<Row>(props: ChartProps<Row>) {
  const { title, summary, period, fileName, data, legend = [], isPart = false, children, below } = props;
  const words = useWords(chartWords);
  const say = useToast();
  const plot = useRef<HTMLDivElement>(null);
  const [isTable, setTable] = useState(false);

  const savePicture = async () => {
    const svg = plot.current?.querySelector('svg');
    const swatches = [...(plot.current?.querySelectorAll('[data-swatch]') ?? [])];
    const meanings = legend.flatMap(({ text }, i) => (swatches[i] ? [{ swatch: swatches[i], text }] : []));
    try {
      if (!svg) throw new Error('There is no chart.');
      download(`${fileName}.png`, await pictureOf(svg, { title, period, legend: meanings }));
    } catch (error) {
      console.error(error);
      say(words.failed);
    }
  };

  const tools = (
    <fieldset className={styles.tools} aria-label={title}>
      {[false, true].map((table) => (
        <button
          key={String(table)}
          type="button"
          className={styles.tool}
          aria-pressed={table === isTable}
          onClick={() => setTable(table)}
        >
          {table ? words.table : words.chart}
        </button>
      ))}
      <span className={styles.divider} />
      <button
        type="button"
        className={styles.tool}
        aria-label={words.csv}
        title={words.csv}
        onClick={() => saveCsv(fileName, data)}
      >
        CSV
      </button>
      {!isTable && (
        <button
          type="button"
          className={styles.tool}
          aria-label={words.png}
          title={words.png}
          onClick={savePicture}
        >
          PNG
        </button>
      )}
    </fieldset>
  );

  const content = (
    <>
      <p className={styles.summary}>{summary}</p>
      {isTable ? (
        <DataTable caption={title} data={data} />
      ) : (
        <div className={styles.plot} ref={plot}>
          {/* what translators put in its place would not be drawn; the table has the same words */}
          <div className={styles.drawing} translate="no">
            {children}
          </div>
          {legend.length > 0 && (
            <ul className={styles.legend}>
              {legend.map(({ kind, text }) => (
                <li key={text} className={styles.entry}>
                  <span className={styles.swatches[kind]} data-swatch="" />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {below}
    </>
  );

  if (!isPart)
    return (
      <Section title={title} actions={tools}>
        {content}
      </Section>
    );
  return (
    <div className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.partTitle}>{title}</h3>
        {tools}
      </div>
      {content}
    </div>
  );
}
