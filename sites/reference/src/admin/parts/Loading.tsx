import { Skeleton } from '@quotient/iq-test/ui';
import { useWords } from '../words.tsx';
import * as styles from './Loading.css.ts';
import { partWords } from './words.ts';

/** In the place of what is being fetched. */
export function Loading({ lines = 6 }: { lines?: number }) {
  return (
    <div className={styles.loading} role="status" aria-label={useWords(partWords).loading}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <Skeleton key={line} />
      ))}
    </div>
  );
}
