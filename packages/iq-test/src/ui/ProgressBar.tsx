import { forwardRef, type HTMLAttributes } from 'react';
import { cx } from './cx.ts';
import * as styles from './ProgressBar.css.ts';

/** All other attributes, and the ref, go to the outer `<div>`. */
export interface ProgressBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Value from 0 to `max`. */
  value: number;
  /** Value of a full bar; with 0 the bar is empty. */
  max: number;
  /** Name of the progress, for screen readers. */
  label: string;
  /** Text instead of the bare number, e.g. `Question 3 of 20`. */
  valueText?: string;
}

/**
 * A bar drawn in SVG: its length is an attribute, so a page that forbids inline styles shows it as well.
 *
 * @example
 * import { ProgressBar } from '@quotient/iq-test';
 *
 * <ProgressBar value={3} max={20} label="Progress through the questions" valueText="Question 3 of 20" />
 */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { value, max, label, valueText, className, ...rest },
  ref,
) {
  return (
    <div
      part="progress"
      {...rest}
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={cx(styles.wrapper, className)}
    >
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.value} width={`${max > 0 ? (100 * value) / max : 0}%`} height="4" rx="2" />
      </svg>
    </div>
  );
});
