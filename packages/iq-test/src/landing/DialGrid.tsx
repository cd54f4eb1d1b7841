import { useT } from '../i18n/useT.ts';
import { Dial, RADIUS } from './Dial.tsx';
import * as styles from './Practice.css.ts';

/** Width and height of one cell, in units of the drawing. */
const CELL = 100;
const CELLS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

interface DialGridProps {
  /** The dial in the last cell. @default it is missing */
  last?: { row: number; column: number } | undefined;
}

/** Grid of dials, drawn for this page only: it is in no question set. */
export function DialGrid({ last }: DialGridProps) {
  const t = useT();
  return (
    <svg
      className={`${styles.grid} notranslate`}
      viewBox="0 0 300 300"
      role="img"
      aria-label={t('landing.practice.dials.grid')}
    >
      <path className={styles.rule} d="M100 8V292M200 8V292M8 100H292M8 200H292" />
      {CELLS.map((cell) => {
        const { row, column } = cell;
        const shown = row === 2 && column === 2 ? last : cell;
        return (
          <g
            key={`${row}${column}`}
            transform={`translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})`}
          >
            {shown ? (
              <Dial {...shown} />
            ) : (
              <>
                <circle className={styles.missing} r={RADIUS} />
                <text className={styles.question} y="9" textAnchor="middle">
                  ?
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
