import type { ReactNode } from 'react';
import * as styles from './partners.css.ts';

interface CodeProps {
  /** Kind of the lines, such as HTML. */
  caption: string;
  children: string;
  id?: string;
  /** Beside the caption. */
  action?: ReactNode;
}

/** Lines to copy. */
export const Code = ({ caption, children, id, action }: CodeProps) => (
  <figure className={styles.code} id={id}>
    <figcaption className={styles.codeHead}>
      <span className={styles.caption}>{caption}</span>
      {action}
    </figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by the keyboard */}
    <pre className={styles.lines} lang="en" dir="ltr" tabIndex={0}>
      <code>{children}</code>
    </pre>
  </figure>
);
