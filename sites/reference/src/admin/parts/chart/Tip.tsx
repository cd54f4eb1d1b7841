import { Fragment } from 'react';
import * as styles from './Chart.css.ts';

/** Values at one place of a chart, for the pointer and the arrow keys. */
export function Tip({
  head,
  lines,
}: {
  head: string;
  lines: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <div className={styles.tip} role="status" aria-live="assertive">
      <span className={styles.tipHead}>{head}</span>
      {lines.map(([name, value]) => (
        <Fragment key={name}>
          <span className={styles.tipName}>{name}</span>
          <span className={styles.tipValue}>{value}</span>
        </Fragment>
      ))}
    </div>
  );
}
