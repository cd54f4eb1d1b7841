import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../../../packages/iq-test/src/theme/typography.css.ts';
import { useWords } from '../words.tsx';
import * as styles from './Figure.css.ts';
import { statisticsWords } from './words.ts';

interface FigureProps {
  name: string;
  /** The number; none where it is not given. */
  value: ReactNode;
  /** Meaning of the number, in one sentence. */
  means: string;
  /** Content below the number. */
  children?: ReactNode;
}

/** A number with its name, and with what it says for who asks. */
export function Figure({ name, value, means, children }: FigureProps) {
  const words = useWords(statisticsWords);
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.content}>
        <span className={value === null ? styles.none : styles.value}>{value ?? words.notGiven}</span>
        {children && <span>{children}</span>}
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span>{words.whatIsThis}</span>
            <span className={visuallyHidden}>{` ${name}`}</span>
          </summary>
          <p className={styles.means}>{means}</p>
        </details>
      </dd>
    </div>
  );
}

/** Several numbers beside each other. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
);
