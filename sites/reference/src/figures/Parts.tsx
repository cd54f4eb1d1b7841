import type { ReactNode } from 'react';
import type { FigureWords } from './FigureFrame.tsx';
import type { Move } from './movingParts.ts';
import * as styles from './Parts.css.ts';

interface PartProps {
  children: ReactNode;
}

/** Controls of a figure; hidden without code. */
export const Controls = ({ children }: PartProps) => <div className={styles.controls}>{children}</div>;

interface DrawingProps extends PartProps {
  /** The name of the figure. */
  figure: string;
  words: Pick<FigureWords, 'label' | 'alt'>;
  /** Height in pixels. Lengths across are percentages, and letters keep their size, so it fits any width. */
  height: number;
  className?: string;
}

/** Drawing as one picture with a name and a description. */
export const Drawing = ({ figure, words, height, className, children }: DrawingProps) => (
  <svg
    className={className ? `${styles.drawing} ${className}` : styles.drawing}
    role="img"
    aria-label={words.label}
    aria-describedby={`${figure}-alt`}
    width="100%"
    height={height}
  >
    <desc id={`${figure}-alt`}>{words.alt}</desc>
    {children}
  </svg>
);

interface HeadsProps {
  columns: readonly string[];
  /** @default that of numbers */
  className?: string;
}

/** The first row of a table: what its columns are. */
export const Heads = ({ columns, className = styles.column }: HeadsProps) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} className={className} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

interface AxisProps {
  /** Height in pixels of the drawing. */
  y: number;
  ticks: readonly number[];
  /** The place of a number, as an SVG length. */
  x: (tick: number) => string;
}

/** A number line with its numbers below it. */
export const Axis = ({ y, ticks, x }: AxisProps) => (
  <>
    <line className={styles.axis} x1="0" x2="100%" y1={y} y2={y} />
    {ticks.map((tick) => (
      <g key={tick}>
        <line className={styles.axis} x1={x(tick)} x2={x(tick)} y1={y} y2={y + 6} />
        <text className={styles.tick} x={x(tick)} y={y + 22}>
          {tick}
        </text>
      </g>
    ))}
  </>
);

interface PlotProps extends PartProps {
  /** Both in pixels of the drawing. */
  y: number;
  height: number;
  /** A box of 100 by 100 units over the plot, for paths: they know no percentages. @default false */
  isStretched?: boolean;
}

/** A part of a drawing in which heights are percentages, too. */
export const Plot = ({ y, height, isStretched = false, children }: PlotProps) => (
  <svg
    aria-hidden="true"
    y={y}
    width="100%"
    height={height}
    overflow="visible"
    {...(isStretched && { viewBox: '0 0 100 100', preserveAspectRatio: 'none' })}
  >
    {children}
  </svg>
);

interface ResultProps {
  /** The name of the figure. */
  figure: string;
  move: Move;
  /** A template, as is the sentence. */
  number: string;
  sentence: string;
}

/** Result of the figure: its number, and a sentence. Changes are read out. */
export const Result = ({ figure, move, number, sentence }: ResultProps) => (
  <output className={styles.result} id={`${figure}-result`} aria-live="polite">
    <span className={styles.number}>
      <bdi {...move({ text: number })} />
    </span>{' '}
    <span {...move({ text: sentence })} />
  </output>
);
