import { Skeleton } from '@quotient/iq-test/ui';
import { useWords } from '../words.tsx';
import * as styles from './Loading.css.ts';
import { partWords } from './words.ts';

/** Placeholder while content is loading. */
export function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label={useWords(partWords).loading}>
      <Skeleton />
    </div>
  );
}
