import { forwardRef, type HTMLAttributes } from 'react';
import { useT } from '../i18n/useT.ts';
import { cx } from '../ui/cx.ts';
import * as styles from './MarkerStrip.css.ts';

/** All other attributes, and the ref, go to the `<ol>`. */
export interface MarkerStripProps extends Omit<HTMLAttributes<HTMLOListElement>, 'onSelect'> {
  /** One entry per question in display order; -1 = unanswered. */
  answers: readonly number[];
  /** One entry per question in display order: marked for later. @default none is */
  flags?: readonly boolean[] | undefined;
  /** Zero-based, in display order. */
  currentIndex: number;
  /** Called with the zero-based index of a pressed marker, the current one included. */
  onSelect: (index: number) => void;
}

/**
 * All questions at a glance, ten to a row. `data-state` is `answered` or `unanswered`, with `current` and `flagged` beside it.
 *
 * @example
 * import { MarkerStrip } from '@quotient/iq-test';
 *
 * <MarkerStrip answers={[2, 0, -1, -1]} currentIndex={2} onSelect={goTo} />
 */
export const MarkerStrip = forwardRef<HTMLOListElement, MarkerStripProps>(function MarkerStrip(
  { answers, flags, currentIndex, onSelect, className, ...rest },
  ref,
) {
  const t = useT();
  return (
    <ol
      translate="no"
      {...rest}
      ref={ref}
      className={cx(styles.strip, className)}
      aria-label={t('runner.markers')}
    >
      {answers.map((answer, index) => {
        const isAnswered = answer >= 0;
        const isCurrent = index === currentIndex;
        const isFlagged = flags?.[index] ?? false;
        const number = index + 1;
        const state = cx(
          isAnswered ? 'answered' : 'unanswered',
          isCurrent && 'current',
          isFlagged && 'flagged',
        );
        const label = t(isAnswered ? 'runner.markerAnswered' : 'runner.markerUnanswered', { number });
        return (
          <li key={number} className={styles.item}>
            <button
              type="button"
              part={cx('marker', state)}
              className={styles.marker}
              data-state={state}
              aria-current={isCurrent ? 'step' : undefined}
              aria-label={isFlagged ? t('runner.markerFlagged', { marker: label }) : label}
              onClick={() => onSelect(index)}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
});
