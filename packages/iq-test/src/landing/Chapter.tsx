import { type ReactNode, useId } from 'react';
import { cx } from '../ui/cx.ts';
import * as styles from './Landing.css.ts';

interface ChapterProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of the landing page under a heading of its own. */
export function Chapter({ title, className, children }: ChapterProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(styles.section, className)}>
      <h2 id={titleId} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
