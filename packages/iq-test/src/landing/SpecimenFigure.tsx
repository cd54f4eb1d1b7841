import { useT } from '../i18n/useT.ts';
import * as styles from './SpecimenFigure.css.ts';

/** Width and height of one cell, in units of the drawing. */
const CELL = 100;
const RADIUS = 31;
const CELLS = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));

/** A slice of a dial: an eighth of the turn per row, turned by a quarter per column. */
function slice(row: number, column: number): string {
  const from = column * 90 - 90;
  const end = from + (row + 1) * 45;
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(RADIUS * Math.cos(angle)).toFixed(2)} ${(RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M0 0L${point(from)}A${RADIUS} ${RADIUS} 0 0 1 ${point(end)}Z`;
}

/** Example of a question, drawn for this page only: it is in no question set. */
export function SpecimenFigure() {
  const t = useT();
  return (
    <figure className={styles.figure}>
      <svg
        className={`${styles.grid} notranslate`}
        viewBox="0 0 300 300"
        role="img"
        aria-label={t('landing.specimen')}
      >
        <path className={styles.rule} d="M100 8V292M200 8V292M8 100H292M8 200H292" />
        {CELLS.map(({ row, column }) => (
          <g
            key={`${row}${column}`}
            transform={`translate(${column * CELL + CELL / 2} ${row * CELL + CELL / 2})`}
          >
            {row === 2 && column === 2 ? (
              <>
                <circle className={styles.missing} r={RADIUS} />
                <text className={styles.question} y="9" textAnchor="middle">
                  ?
                </text>
              </>
            ) : (
              <>
                <circle className={styles.dial} r={RADIUS} />
                <path className={styles.slice} d={slice(row, column)} />
              </>
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>{t('landing.specimenCaption')}</figcaption>
    </figure>
  );
}
