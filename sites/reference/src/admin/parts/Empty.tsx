import type { ReactNode } from 'react';
import * as styles from './Empty.css.ts';

/** Where a list has nothing: what it would hold, and what to do. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
