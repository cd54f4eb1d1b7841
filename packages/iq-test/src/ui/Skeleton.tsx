import { forwardRef, type HTMLAttributes } from 'react';
import { visuallyHidden } from '../theme/typography.css.ts';
import { cx } from './cx.ts';
import * as styles from './Skeleton.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** Name of the loading content, for screen readers. Without it they say nothing. */
  label?: string;
}

/**
 * The place of content that is on its way. Its five lines carry `data-part`: `title`, `first`, `second`, `third` and
 * `button`.
 *
 * @example
 * import { BellCurve, Skeleton } from '@quotient/iq-test';
 *
 * isLoading ? <Skeleton label="Loading…" /> : <BellCurve results={results} />
 */
export const Skeleton = forwardRef<HTMLDivElement, SkeletonProps>(function Skeleton(
  { label, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={cx(styles.skeleton, className)} role="status">
      <span className={visuallyHidden}>{label}</span>
      {['title', 'first', 'second', 'third', 'button'].map((part) => (
        <div key={part} className={styles.line} data-part={part} />
      ))}
    </div>
  );
});
