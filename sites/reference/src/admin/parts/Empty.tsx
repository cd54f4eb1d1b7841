import type { ReactNode } from 'react';
import * as styles from './Empty.css.ts';

/** Message in place of an empty list: its usual content, and what to do. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
