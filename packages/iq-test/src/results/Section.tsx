import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { cx } from '../ui/cx.ts';
import * as styles from './Section.css.ts';

/** All other attributes, and the ref, go to the `<section>`. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading, which names the region for screen readers too. */
  title: string;
  /** Description below the heading. */
  lead: string;
  /** A control for the whole chapter, under its heading. */
  action?: ReactNode;
  /** True if it is printed as well. @default false */
  printed?: boolean;
  /** Content of the chapter, beside its heading on wide screens. */
  children: ReactNode;
}

/** A chapter of the report, as a region named by its heading. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { title, lead, action, printed = false, children, className, ...rest },
  ref,
) {
  const titleId = useId();
  return (
    <section
      {...rest}
      ref={ref}
      aria-labelledby={titleId}
      className={cx(styles.section, !printed && styles.screenOnly, className)}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
        {action && <div className={styles.screenOnly}>{action}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
});
