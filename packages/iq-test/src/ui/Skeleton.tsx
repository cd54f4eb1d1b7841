import { visuallyHidden } from '../theme/typography.css.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What is on its way, for those who cannot see the placeholder. */
  label: string;
}

/** The place of content that is on its way. */
export function Skeleton({ label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={visuallyHidden}>{label}</span>
      {['title', 'a', 'b', 'c', 'button'].map((part) => (
        <div key={part} className={styles.line} />
      ))}
    </div>
  );
}
