import type { ReactNode } from 'react';
import * as styles from './Chip.css.ts';

/** A state in one or two words. Its color is never its only sign: the words say it. */
export function Chip({
  tone = 'neutral',
  children,
}: {
  tone?: keyof typeof styles.tone;
  children: ReactNode;
}) {
  return <span className={`${styles.chip} ${styles.tone[tone]}`}>{children}</span>;
}
