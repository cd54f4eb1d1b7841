import * as styles from './Practice.css.ts';

/** Radius of a dial, in units of the drawing. */
export const RADIUS = 31;

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

/** The dial of a cell of the grid, or of another one that was put into it. */
export const Dial = ({ row, column }: { row: number; column: number }) => (
  <>
    <circle className={styles.dial} r={RADIUS} />
    <path className={styles.slice} d={slice(row, column)} />
  </>
);
